import "server-only";
import { redirectTo, targetIn } from "@/lib/wordpress/login/redirect-to";
import { signOutAnswer } from "@/lib/wordpress/login/sign-out";

/** GET /wp-login.php redirects to our own pages. Only signing out with a nonce happens here. */
export async function loginRedirect(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return query.get("action") === "logout" ? signOutAnswer(request, query) : redirectTo(locationFor(query));
}

function locationFor(query: URLSearchParams): string {
  if (["lostpassword", "retrievepassword"].includes(query.get("action") ?? "")) return "/login/forgot";
  if (query.has("loggedout")) return "/login?done=signed-out";
  if (query.get("checkemail") === "confirm") return "/login?done=mail";
  return query.has("redirect_to") ? `/login?redirect_to=${encodeURIComponent(targetIn(query))}` : "/login";
}
