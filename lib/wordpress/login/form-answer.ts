import "server-only";
import { TooManyRequests } from "@/lib/errors";
import { readBody } from "@/lib/http/request/body";
import { refuseCrossSite } from "@/lib/http/request/cross-site";
import { lostPasswordAnswer } from "@/lib/wordpress/login/lost-password";
import { formPage } from "@/lib/wordpress/login/page";
import { signInAnswer } from "@/lib/wordpress/login/sign-in";
import { signOutAnswer } from "@/lib/wordpress/login/sign-out";

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
