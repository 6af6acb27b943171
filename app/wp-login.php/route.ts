import { door } from "@/lib/http/door";
import { loginRedirect } from "@/lib/wordpress/login-redirect";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({ GET: loginRedirect });
