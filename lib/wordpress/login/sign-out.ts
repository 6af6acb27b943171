import "server-only";
import { isNonce } from "@/lib/users/nonce";
import { endedCookie } from "@/lib/users/sessions/set-cookie";
import { endSession } from "@/lib/users/sessions/end";
import { sessionOf } from "@/lib/users/sessions/find";
import { redirectTo, targetIn } from "@/lib/wordpress/login/redirect-to";

/** Without the session's nonce a page asks first, so that links elsewhere can't sign anyone out. */
export async function signOutAnswer(request: Request, sent: URLSearchParams): Promise<Response> {
  const session = await sessionOf(request);
  if (!session || !isNonce(sent.get("_wpnonce") ?? "", session)) return redirectTo(confirmationPage(sent));

  await endSession(session);
  return redirectTo(sent.has("redirect_to") ? targetIn(sent) : "/wp-login.php?loggedout=true", {
    "Set-Cookie": endedCookie(),
  });
}

const confirmationPage = (sent: URLSearchParams) =>
  `/api/auth/signout?callbackUrl=${encodeURIComponent(sent.has("redirect_to") ? targetIn(sent) : "/login?done=signed-out")}`;
