import "server-only";
import { smallPage } from "@/lib/http/response/small-page";
import { escapeHtml } from "@/lib/text/escape-html";

interface FormPage {
  sent: URLSearchParams;
  error: string;
  isLost?: boolean;
  status?: number;
  headers?: Record<string, string>;
}

/** A refused form, for programs that read WordPress's page. People use our own sign-in page. */
export function formPage({ sent, error, isLost = false, status = 200, headers = {} }: FormPage): Response {
  const [title, form] = isLost ? ["Reset your password", lostPasswordForm(sent)] : ["Sign in", signInForm(sent)];
  const content = `<div id="login_error" role="alert">${escapeHtml(error)}</div>${form}`;
  return smallPage({ locale: "en", title, content, style: STYLE, status, bodyClass: "login", headers });
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 22rem; margin: 10vh auto; padding: 0 1rem }
label { display: block; margin: 1rem 0 }
input:not([type=checkbox]) { display: block; width: 100%; box-sizing: border-box; padding: .6rem; font: inherit }
.check input { margin-inline-end: .5rem }
button { width: 100%; padding: .7rem; font: inherit }
#login_error { border-inline-start: 4px solid #c62828; padding: .5rem .75rem }
`;

const NAME = 'autocomplete="username" autocapitalize="off" required';

/** Programs look for WordPress's names and ids. The form shows what was sent, except the password. */
const signInForm = (sent: URLSearchParams) => `
<form name="loginform" id="loginform" action="/wp-login.php" method="post">
<label>User name or e-mail
<input type="text" name="log" id="user_login" value="${valueOf(sent, "log")}" ${NAME}></label>
<label>Password
<input type="password" name="pwd" id="user_pass" autocomplete="current-password" required></label>
<label class="check">${rememberField(sent)}Stay signed in</label>
${redirectField(sent)}<button name="wp-submit" id="wp-submit">Sign in</button>
</form>
<p><a href="/login/forgot">Forgot your password?</a></p>`;

const lostPasswordForm = (sent: URLSearchParams) => `
<form name="lostpasswordform" id="lostpasswordform" action="/wp-login.php?action=lostpassword" method="post">
<label>User name or e-mail
<input type="text" name="user_login" id="user_login" value="${valueOf(sent, "user_login")}" ${NAME}></label>
${redirectField(sent)}<button name="wp-submit" id="wp-submit">Send the link</button>
</form>
<p><a href="/login">Back to sign in</a></p>`;

const valueOf = (sent: URLSearchParams, name: string) => escapeHtml(sent.get(name) ?? "");

const rememberField = (sent: URLSearchParams) =>
  `<input type="checkbox" name="rememberme" id="rememberme" value="forever"${sent.get("rememberme") ? " checked" : ""}>`;

const redirectField = (sent: URLSearchParams) =>
  sent.has("redirect_to") ? `<input type="hidden" name="redirect_to" value="${valueOf(sent, "redirect_to")}">\n` : "";
