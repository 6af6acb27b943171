import "server-only";
import { env } from "@/lib/env";
import { safeRedirect } from "@/lib/safe-redirect";

/** WordPress's sign-in address. Signing out only asks here: a link from elsewhere must not do it. */
export function loginRedirect(request: Request): Response {
  const { searchParams } = new URL(request.url);
  return new Response(null, { status: 302, headers: { Location: placeFor(searchParams), "Cache-Control": "private, no-store" } });
}

function placeFor(query: URLSearchParams): string {
  const target = safeRedirect(query.get("redirect_to"), env().BOARDS_URL);
  switch (query.get("action")) {
    case "logout":
      return `/api/auth/signout?callbackUrl=${encodeURIComponent(query.has("redirect_to") ? target : "/login?done=signed-out")}`;
    case "lostpassword":
    case "retrievepassword":
      return "/login/forgot";
    default:
      return query.has("redirect_to") ? `/login?redirect_to=${encodeURIComponent(target)}` : "/login";
  }
}
