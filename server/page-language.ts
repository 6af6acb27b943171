import "server-only";
import type { IncomingMessage } from "node:http";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { CHOSEN_LOCALE, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from "@/lib/i18n/chosen-language";
import { languageTag, translatedLocale } from "@/lib/i18n/locale";
import { cookieAttributes } from "@/lib/users/sessions/cookie";
import type { Guard } from "@/server/guards";
import { pathOf } from "@/server/node-request";

const YEAR = 365 * 24 * 60 * 60;

/**
 * `?lang=de` chooses the language of a page for signed-out people, and a cookie keeps the choice for later pages. Next
 * gets it in a request header that clients can't set.
 */
export const readPageLanguage: Guard = (request, response, next) => {
  const locale = chosenLocale(request);
  delete request.headers[CHOSEN_LOCALE];
  if (locale !== null) {
    request.headers[CHOSEN_LOCALE] = locale;
    response.appendHeader(
      "Set-Cookie",
      `${LANGUAGE_COOKIE}=${languageTag(locale)}; ${cookieAttributes()}; Max-Age=${YEAR}`,
    );
  }
  next();
};

/** Adds the region from the browser's languages, because dates and times depend on it. */
function chosenLocale({ url = "/", headers }: IncomingMessage): string | null {
  const path = pathOf(url);
  if (path.startsWith("/_next/")) return null;

  const chosen = new URLSearchParams(url.slice(path.length)).get(LANGUAGE_PARAMETER);
  const locale = chosen && translatedLocale(chosen);
  if (!locale) return null;

  const accepted = acceptedLocales({ headers: new Headers({ "accept-language": headers["accept-language"] ?? "" }) });
  const regional = accepted.find((each) => each.toLowerCase().startsWith(`${chosen.toLowerCase()}-`));
  return (regional && translatedLocale(regional)) || locale;
}
