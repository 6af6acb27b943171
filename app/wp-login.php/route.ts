import { plainRoute } from "@/lib/http/plain-route";
import { loginForm } from "@/lib/wordpress/login/form-answer";
import { loginRedirect } from "@/lib/wordpress/login/login-redirect";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: loginRedirect, POST: loginForm });
