import "server-only";
import { addressOf } from "@/lib/http/request/address";
import { askForReset } from "@/lib/users/passwords/ask-for-reset";
import { AskForReset } from "@/lib/users/passwords/inputs";
import { redirectTo, targetIn } from "@/lib/wordpress/login/redirect-to";
import { formPage } from "@/lib/wordpress/login/page";

/** Mails a link to the person that `user_login` names. The answer does not reveal whether they exist. */
export async function lostPasswordAnswer(request: Request, sent: URLSearchParams): Promise<Response> {
  const { data: input } = AskForReset.safeParse({ login: sent.get("user_login") });
  if (!input) return formPage({ sent, isLost: true, error: "Enter your user name or your e-mail address." });

  await askForReset(input, addressOf(request));
  return redirectTo(sent.has("redirect_to") ? targetIn(sent) : "/wp-login.php?checkemail=confirm");
}
