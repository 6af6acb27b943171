import "server-only";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { firstTranslated } from "@/lib/i18n/locale";
import { readSmallBody } from "@/lib/http/request/body";
import { readFollowerToken, stopPage } from "@/lib/ideas/follow/follow-links";
import { stopFollower } from "@/lib/ideas/followers";
import { emailTexts } from "@/lib/mail/texts";
import { readSiteSettings } from "@/lib/settings/site";
import { unsubscribe, readUnsubscribeToken, unsubscribePage } from "@/lib/mail/unsubscribe";

/** Only asks: mail programs and scanners open links, which must not unsubscribe anyone. */
export async function redirectToUnsubscribePage(request: Request): Promise<Response> {
  const subscription = subscriptionOf(request);
  return subscription ? redirect(302, subscription.page) : invalidToken(request);
}

/** Handles the page's button and one-click requests of mail programs (RFC 8058), which follow no redirect. */
export async function unsubscribeNow(request: Request): Promise<Response> {
  const subscription = subscriptionOf(request);
  if (!subscription) return invalidToken(request);

  const isByMailProgram = await isOneClick(request);
  await subscription.stop();
  return isByMailProgram
    ? plain(200, (await textsFor(request)).plain("unsubscribe.done"))
    : redirect(303, `${subscription.page}&done`);
}

interface Subscription {
  page: string;
  stop: () => Promise<void>;
}

/** To kinds of mails of an account, or to the news of one idea. Null for a token that this site didn't make. */
function subscriptionOf(request: Request): Subscription | null {
  const token = tokenOf(request);
  const unsubscription = readUnsubscribeToken(token);
  if (unsubscription) return { page: unsubscribePage(unsubscription), stop: () => unsubscribe(unsubscription) };

  const id = readFollowerToken(token, "stop");
  return id === null ? null : { page: stopPage({ id }), stop: () => stopFollower(id) };
}

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

const isOneClick = async (request: Request): Promise<boolean> =>
  (await readSmallBody(request))["List-Unsubscribe"] === "One-Click";

const invalidToken = async (request: Request) => plain(400, (await textsFor(request)).plain("unsubscribe.invalidLink"));

const textsFor = async (request: Request) =>
  emailTexts(firstTranslated([...acceptedLocales(request), (await readSiteSettings()).language]));

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });

const redirect = (status: number, address: string) =>
  new Response(null, {
    status,
    headers: { Location: address, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
