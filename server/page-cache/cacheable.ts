import "server-only";
import type { IncomingMessage } from "node:http";
import { guestCookie } from "@/lib/guests/guest";
import { cookieIn } from "@/lib/http/request/cookie";
import { CHOSEN_LOCALE, LANGUAGE_PARAMETER } from "@/lib/i18n/chosen-language";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { boardIdOfToken } from "@/lib/public-boards/token";
import { type Theme, THEME_COOKIE, themeIn } from "@/lib/theme";
import { cookieName } from "@/lib/users/sessions/cookie";
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

/** Whether a page for anyone is asked for, as a whole document, by someone of whom the site knows nothing. */
export function isForAnyone({ method, url = "/", headers }: IncomingMessage): boolean {
  const { accept = "", authorization, cookie = "" } = headers;
  return (
    (method === "GET" || method === "HEAD") &&
    PATHS.test(url) &&
    accept.includes("text/html") &&
    authorization === undefined &&
    !Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-")) &&
    !cookie.split(";").some(isOfPerson)
  );
}

const isOfPerson = (pair: string) => {
  const name = pair.trim();
  return name.startsWith(cookieName()) || name.startsWith(guestCookie());
};

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

/** The board whose change ends a page at once. */
export function boardOfPage({ address }: SharedPage): number | null {
  const [, kind, name = ""] = /^\/(b|public\/boards|embed\/boards)\/([^/?]+)/.exec(address) ?? [];
  if (kind === "b") return boardIdOfToken(name);
  return kind && /^\d{1,10}$/.test(name) ? Number(name) : null;
}
