import "server-only";
import { isSiteAdmin } from "@/lib/boards/policy";
import { Forbidden, NotFound, Unauthorized } from "@/lib/errors";
import type { PathParams } from "@/lib/http/request/params";
import { validate } from "@/lib/http/input/validate";
import { exampleLetter } from "@/lib/mail/example";
import { mailOfSite } from "@/lib/mail/find";
import { frameResponse } from "@/lib/mail/framed";
import { letterHtml } from "@/lib/mail/letter-html";
import { senderOf } from "@/lib/mail/sender";
import { readableText } from "@/lib/mail/text";
import { ExampleBusiness } from "@/lib/settings/inputs";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";
import { sessionOf } from "@/lib/users/sessions/find";

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
  const sender = senderOf(business, await readSiteSettings(), await readLogo());
  return frameResponse(letterHtml(exampleLetter(), sender), { withPictures: true });
}

async function requireSession(request: Request): Promise<CurrentUser> {
  const session = await sessionOf(request);
  if (!session) throw new Unauthorized();
  return session.user;
}
