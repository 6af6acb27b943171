import { door } from "@/lib/http/door";
import { logoAnswer } from "@/lib/settings/logo/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: logoAnswer });
