import { plainRoute } from "@/lib/http/plain-route";
import { ajaxAnswer } from "@/lib/wordpress/ajax";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: ajaxAnswer, POST: ajaxAnswer });
