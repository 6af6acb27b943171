import { door } from "@/lib/http/door";
import { ajaxAnswer } from "@/lib/wordpress/ajax";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: ajaxAnswer, POST: ajaxAnswer });
