import { loginRedirect } from "@/lib/wordpress/login-redirect";

export const GET = loginRedirect;
