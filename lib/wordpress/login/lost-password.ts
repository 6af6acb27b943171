import "server-only";
import { addressOf } from "@/lib/http/request/address";
import { requestPasswordReset } from "@/lib/users/passwords/request-reset";
import { RequestPasswordReset } from "@/lib/users/passwords/inputs";
import { redirectTo, targetIn } from "@/lib/wordpress/login/redirect-to";
import { formPage } from "@/lib/wordpress/login/page";

/** Mails a link to the person that `user_login` names. The answer does not reveal whether they exist. */
export async function lostPasswordAnswer(request: Request, sent: URLSearchParams): Promise<Response> {
  const { data: input } = RequestPasswordReset.safeParse({ login: sent.get("user_login") });
  if (!input) return formPage({ sent, isLost: true, error: "Enter your user name or your e-mail address." });

  await requestPasswordReset(input, addressOf(request));
  return redirectTo(sent.has("redirect_to") ? targetIn(sent) : "/wp-login.php?checkemail=confirm");
}
