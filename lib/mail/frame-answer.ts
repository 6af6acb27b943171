import "server-only";
import { isSiteAdmin } from "@/lib/boards/policy";
import { Forbidden, NotFound, Unauthorized } from "@/lib/errors";
import type { PathParams } from "@/lib/http/request/params";
import { validate } from "@/lib/http/input/validate";
import { mailOfSite } from "@/lib/mail/find";
import { letterHtml } from "@/lib/mail/letter/letter-html";
import { senderOf } from "@/lib/mail/sender";
import { readableText } from "@/lib/mail/text";
import { emailTexts } from "@/lib/mail/texts";
import { ExampleBusiness } from "@/lib/settings/inputs";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";
import { clockOf } from "@/lib/users/clock";
import type { CurrentUser } from "@/lib/users/current-user";
import { sessionOf } from "@/lib/users/sessions/find";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter/letter";

/** Frames can't send a nonce, but this only reads. @throws NotFound also for a plain-text mail */
export async function mailFrame(request: Request, { params }: { params: Promise<PathParams> }): Promise<Response> {
  const user = await requireSession(request);
  const { mail } = await mailOfSite(await params, user);
  const { html } = readableText(mail);
  if (html === null) throw new NotFound("Mail");

  return frameResponse(html, { withPictures: new URL(request.url).searchParams.has("pictures") });
}

export async function exampleFrame(request: Request): Promise<Response> {
  const user = await requireSession(request);
  if (!isSiteAdmin(user)) throw new Forbidden();

  const business = validate(ExampleBusiness, Object.fromEntries(new URL(request.url).searchParams));
  const site = await readSiteSettings();
  const sender = senderOf(business, site, await readLogo());
  return frameResponse(letterHtml(exampleLetter(clockOf(user, site).locale), sender), { withPictures: true });
}

async function requireSession(request: Request): Promise<CurrentUser> {
  const session = await sessionOf(request);
  if (!session) throw new Unauthorized();
  return session.user;
}

function exampleLetter(locale: string): Letter {
  const { plain, rich } = emailTexts(locale);
  return {
    locale,
    subject: `${plain("example.title")} (${plain("example.board")})`,
    greeting: rich("greeting.named", { name: plain("example.receiver") }),
    about: { title: plain("example.title"), place: [plain("example.board")] },
    paragraphs: [rich("sentences.commented", { actor: plain("example.actor") }), { quote: plain("example.comment") }],
    action: { label: plain("task.open"), url: env().BOARDS_URL },
    ending: plain("reasons.assigned"),
    links: [{ label: plain("footer.settings"), url: `${env().BOARDS_URL}/profile/notifications` }],
  };
}

/** External images reveal to their servers that somebody reads the mail, so they load only on request. */
interface FrameOptions {
  withPictures: boolean;
}

/** The policy makes it inert even when opened directly: no scripts or forms, and links lead nowhere. */
export function frameResponse(html: string, { withPictures }: FrameOptions): Response {
  return new Response(withInertLinks(html), {
    headers: { ...HEADERS, "Content-Security-Policy": policy(withPictures) },
  });
}

const withInertLinks = (html: string) => (HEAD.test(html) ? html.replace(HEAD, `$&${INERT}`) : `${INERT}${html}`);

const HEAD = /<head[^<>]*>/i;

const INERT = '<base target="_blank"><style>a,area{pointer-events:none!important}</style>';

const policy = (withPictures: boolean) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${withPictures ? " https: http:" : ""}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};
