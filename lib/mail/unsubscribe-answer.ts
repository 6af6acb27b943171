import "server-only";
import { readSmallBody } from "@/lib/http/request/body";
import { unsubscribe, readUnsubscribeToken, unsubscribePage } from "@/lib/mail/unsubscribe";

/** Only asks: mail programs and scanners open links, which must not unsubscribe anyone. */
export function redirectToUnsubscribePage(request: Request): Response {
  const unsubscription = readUnsubscribeToken(tokenOf(request));
  return unsubscription ? redirect(302, unsubscribePage(unsubscription)) : invalidToken();
}

/** Handles the page's button and one-click requests of mail programs (RFC 8058), which follow no redirect. */
export async function unsubscribeNow(request: Request): Promise<Response> {
  const unsubscription = readUnsubscribeToken(tokenOf(request));
  if (!unsubscription) return invalidToken();

  const isByMailProgram = await isOneClick(request);
  await unsubscribe(unsubscription);
  return isByMailProgram
    ? plain(200, "You get no more of these mails.")
    : redirect(303, `${unsubscribePage(unsubscription)}&done`);
}

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

const isOneClick = async (request: Request): Promise<boolean> =>
  (await readSmallBody(request))["List-Unsubscribe"] === "One-Click";

const invalidToken = () => plain(400, "This link is not complete. Open it once more from the mail.");

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });

const redirect = (status: number, address: string) =>
  new Response(null, {
    status,
    headers: { Location: address, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
