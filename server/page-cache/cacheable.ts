import "server-only";
import type { IncomingMessage } from "node:http";
import { cookieIn } from "@/lib/http/request/cookie";
import { CHOSEN_LOCALE, LANGUAGE_PARAMETER } from "@/lib/i18n/chosen-language";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { boardIdOfToken } from "@/lib/public-boards/token";
import { type Theme, THEME_COOKIE, themeIn } from "@/lib/theme";
import { decodeSegment } from "@/lib/http/request/spelling";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { pathOf } from "@/server/node-request";

/** A page as anyone sees it. Nothing else of a request reaches Next, so nothing else can change it. */
export interface SharedPage {
  address: string;
  locale: string;
  theme: Theme;
}

const PATHS = /^\/(?:public|b|embed|roadmap)\/[^/]/;

/** Parameters that change what a page shows. All others are dropped. */
const PARAMETERS = [
  ...["public_token", "view", "stage", "after", "before", "sort", "page", "search", "suggest", "done"],
  LANGUAGE_PARAMETER,
];

/** Whether a page is asked for that anyone may read. */
export const isPublicPage = ({ method, url = "/" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && PATHS.test(url);

export function sharedPageOf({ url = "/", headers }: IncomingMessage, siteLanguage: string): SharedPage {
  const path = pathOf(url);
  const sent = new URLSearchParams(url.slice(path.length));
  const query = new URLSearchParams(PARAMETERS.flatMap((name) => valueOf(sent, name)));
  const readable = new Headers(
    [CHOSEN_LOCALE, "accept-language", "cookie"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    }),
  );
  return {
    address: query.size > 0 ? `${path}?${query}` : path,
    locale: guestLocale(readable, siteLanguage),
    theme: themeIn(cookieIn(headers.cookie ?? null, THEME_COOKIE) ?? undefined),
  };
}

const valueOf = (query: URLSearchParams, name: string): [string, string][] => {
  const value = query.get(name);
  return value === null ? [] : [[name, value]];
};

/** The board whose changes end a page; null if there is none, or no longer. */
export async function boardOfPage({ address }: SharedPage): Promise<number | null> {
  const [, kind, name = ""] = /^\/(b|public\/boards|embed\/boards|roadmap)\/([^/?]+)/.exec(address) ?? [];
  if (kind === "roadmap") return (await roadmapBySlug(decodeSegment(name), null))?.board.id ?? null;
  if (kind === "b") return boardIdOfToken(name);
  return kind && /^\d{1,10}$/.test(name) ? Number(name) : null;
}
