import "server-only";
import { TooManyRequests, Unauthorized } from "@/lib/errors";
import { readBody } from "@/lib/http/request/body";
import { refuseCrossSite } from "@/lib/http/request/cross-site";
import { formPage } from "@/lib/wordpress/login/page";
import { signOutAnswer } from "@/lib/wordpress/login/sign-out";
import { addressOf } from "@/lib/http/request/address";
import { requestPasswordReset } from "@/lib/users/passwords/request-reset";
import { RequestPasswordReset } from "@/lib/users/passwords/inputs";
import { redirectTo, targetIn } from "@/lib/wordpress/login/redirect-to";
import { env } from "@/lib/env";
import { SHORT_SESSION, REMEMBERED_SESSION } from "@/lib/users/sessions/open";
import { sessionCookie } from "@/lib/users/sessions/set-cookie";
import { signIn } from "@/lib/users/sign-in";

/** POST /wp-login.php: a form of WordPress's own pages, or of programs written for them. */
export async function loginForm(request: Request): Promise<Response> {
  refuseCrossSite(request);
  const sent = await readForm(request);
  const action = sent.get("action");
  if (action === "logout") return signOutAnswer(request, sent);

  const isLost = action === "lostpassword" || action === "retrievepassword";
  try {
    return await (isLost ? lostPasswordAnswer : signInAnswer)(request, sent);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return formPage({
      sent,
      isLost,
      status: 429,
      error: "You tried too often. Please wait a while, then try again.",
      headers: error.details.headers,
    });
  }
}

/** Only navigation parameters are read from the query: a password there would be logged. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers.get("content-type") ?? "",
  );
  const body = isForm ? await readBody(request) : {};
  const query = new URL(request.url).searchParams;
  const named = ["action", "redirect_to", "_wpnonce"].flatMap((name) =>
    query
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value] as const),
  );
  const fields = Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string");
  return new URLSearchParams(Object.entries({ ...Object.fromEntries(named), ...Object.fromEntries(fields) }));
}

/** Mails a link to the person that `user_login` names. The answer does not reveal whether they exist. */
async function lostPasswordAnswer(request: Request, sent: URLSearchParams): Promise<Response> {
  const { data: input } = RequestPasswordReset.safeParse({ login: sent.get("user_login") });
  if (!input) return formPage({ sent, isLost: true, error: "Enter your user name or your e-mail address." });

  await requestPasswordReset(input, addressOf(request));
  return redirectTo(sent.has("redirect_to") ? targetIn(sent) : "/wp-login.php?checkemail=confirm");
}

/** `rememberme` extends the session. A wrong password answers 200 with the form, as in WordPress. */
async function signInAnswer(request: Request, sent: URLSearchParams): Promise<Response> {
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
