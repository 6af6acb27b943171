import { escapeHtml } from "@/lib/mail/letter";

const NAME = 'autocomplete="username" autocapitalize="off" required';

/** Programs look for WordPress's names and ids. The form shows what was sent, except the password. */
export const signInForm = (sent: URLSearchParams) => `
<form name="loginform" id="loginform" action="/wp-login.php" method="post">
<label>User name or e-mail
<input type="text" name="log" id="user_login" value="${valueOf(sent, "log")}" ${NAME}></label>
<label>Password
<input type="password" name="pwd" id="user_pass" autocomplete="current-password" required></label>
<label class="check">${rememberField(sent)}Stay signed in</label>
${redirectField(sent)}<button name="wp-submit" id="wp-submit">Sign in</button>
</form>
<p><a href="/login/forgot">Forgot your password?</a></p>`;

export const lostPasswordForm = (sent: URLSearchParams) => `
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
