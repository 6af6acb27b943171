import "server-only";
import { env } from "@/lib/env";
import { Unauthorized } from "@/lib/errors";
import { addressOf } from "@/lib/http/request/address";
import { SHORT_SESSION, REMEMBERED_SESSION } from "@/lib/users/sessions/open";
import { sessionCookie } from "@/lib/users/sessions/set-cookie";
import { signIn } from "@/lib/users/sign-in";
import { redirectTo, targetIn } from "@/lib/wordpress/login/redirect-to";
import { formPage } from "@/lib/wordpress/login/page";

/** `rememberme` extends the session. A wrong password answers 200 with the form, as in WordPress. */
export async function signInAnswer(request: Request, sent: URLSearchParams): Promise<Response> {
  const [login, password] = [sent.get("log") ?? "", sent.get("pwd") ?? ""];
  if (!login || !password) return formPage({ sent, error: "Enter your user name and your password." });

  const stay = sent.get("rememberme") ? REMEMBERED_SESSION : SHORT_SESSION;
  try {
    const { session } = await signIn(
      { login, password },
      { address: addressOf(request), userAgent: request.headers.get("user-agent") },
      stay,
    );
    return redirectTo(`${env().BOARDS_URL}${targetIn(sent)}`, { "Set-Cookie": await sessionCookie(session, stay) });
  } catch (error) {
    if (error instanceof Unauthorized) return formPage({ sent, error: "The user name or the password is wrong." });
    throw error;
  }
}
