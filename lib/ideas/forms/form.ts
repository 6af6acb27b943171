import "server-only";
import { readCaptcha } from "@/lib/captcha/setting";
import { captchaTokenIn } from "@/lib/captcha/token";
import type { OnBoard } from "@/lib/boards/policy";
import { Invalid, NotFound } from "@/lib/errors";
import { readSmallBody } from "@/lib/http/request/body";
import { refuseCrossSite } from "@/lib/http/request/cross-site";
import { decodeSegment } from "@/lib/http/request/spelling";
import { languageTag } from "@/lib/i18n/locale";
import { requestLocale } from "@/lib/i18n/request-locale";
import { readerOf, type Reader } from "@/lib/ideas/reader";
import type { Author } from "@/lib/ideas/sender";
import { authorOf } from "@/lib/ideas/sender";
import { errorPage } from "@/lib/ideas/forms/error-page";
import { ideaIdIn, roadmapPath } from "@/lib/roadmaps/address";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";
import { sessionOf } from "@/lib/users/sessions/find";

/** A form of a roadmap's page, sent without script. */
export interface RoadmapForm {
  request: Request;
  found: OnBoard;
  /** The address of the roadmap. */
  path: string;
  by: Reader;
  /** What the form was signed with; an account counts more. */
  author: Author;
  fields: Fields;
}

export type Fields = Readonly<Record<string, string>>;

interface Path {
  slug: string;
  idea?: string;
}

/** @returns the address that the browser is led to */
type Act = (form: RoadmapForm, path: Path) => Promise<string>;

/** The fields that people filled in, which the page of an error shows again. */
export type FormKind = "idea" | "comment" | "reply" | "delete" | "block" | "vote" | "follow";

/**
 * Answers a form with 303, as a reload then sends nothing again, and a refusal with a page that still has what was typed. There is no
 * nonce: forms of other sites are refused, and the cookie of a session isn't sent with them.
 */
export const formAnswer =
  (kind: FormKind, act: Act) =>
  async (request: Request, { params }: { params: Promise<Path> }): Promise<Response> => {
    const path = await params;
    const [user, site, captcha] = await Promise.all([
      sessionOf(request).then((session) => session?.user ?? null),
      readSiteSettings(),
      readCaptcha(),
    ]);
    const locale = requestLocale(request, user, site);
    let fields: Fields = {};
    let boardId: number | null = null;
    try {
      refuseCrossSite(request);
      fields = await readFields(request);
      const form = await formOf(request, path, fields, user, locale);
      boardId = form.found.board.id;
      return seeOther(await act(form, path), form.by.guest.setCookie);
    } catch (error) {
      return errorPage({
        kind,
        error,
        fields,
        locale,
        address: new URL(request.url).pathname,
        boardId,
        captcha: user ? null : captcha,
      });
    }
  };

async function readFields(request: Request): Promise<Fields> {
  const body = await readSmallBody(request);
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

async function formOf(
  request: Request,
  { slug }: Path,
  fields: Fields,
  user: CurrentUser | null,
  locale: string,
): Promise<RoadmapForm> {
  const found = await roadmapBySlug(decodeSegment(slug), user);
  if (!found) throw new NotFound("Board");
  const by = readerOf(request, user);
  const author = authorOf(by, { name: fields.name ?? "", email: fields.email ?? "", locale: languageTag(locale) });
  return { request, found, path: roadmapPath(found.board), by, author, fields };
}

/** @throws NotFound */
export function ideaIdOf({ idea = "" }: Path): number {
  const id = ideaIdIn(decodeSegment(idea));
  if (id === null) throw new NotFound("Idea");
  return id;
}

/** A form without a stamp is as bad as one with a wrong one. */
export const marksIn = ({ stamp, website = "", ...fields }: Fields) => ({
  ...{ stamp: stamp || "none", website },
  captcha_token: captchaTokenIn(fields),
});

/** @throws Invalid */
export function idIn(fields: Fields, name: string): string {
  const id = fields[name] ?? "";
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new Invalid(`The ${name} must be an integer.`);
  return id;
}

function seeOther(location: string, setCookie: string | null): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "private, no-store" });
  if (setCookie) headers.set("Set-Cookie", setCookie);
  return new Response(null, { status: 303, headers });
}

/** Who opens the address of a form, as after a reload, sees the page that the form is on. */
export async function pageOfForm(_: Request, { params }: { params: Promise<Path> }): Promise<Response> {
  const { slug, idea } = await params;
  const [publicSlug, segment] = [slug, idea ?? ""].map((part) => decodeSegment(part).toWellFormed());
  const roadmap = roadmapPath({ publicSlug: publicSlug ?? "" });
  return seeOther(idea === undefined ? roadmap : `${roadmap}/ideas/${encodeURIComponent(segment ?? "")}`, null);
}
