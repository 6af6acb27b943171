import "server-only";
import type { IncomingMessage } from "node:http";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { CHOSEN_LOCALE, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from "@/lib/i18n/chosen-language";
import { languageTag, translatedLocale } from "@/lib/i18n/locale";
import { isSecure } from "@/lib/users/sessions/cookie";
import type { Guard } from "@/server/guards";

const YEAR = 365 * 24 * 60 * 60;

/**
 * Every page has an address in each language, `/login?lang=de`, which signed-out people choose by it, also for the pages
 * after it. Next gets the choice in a header that no client can set.
 */
export const readPageLanguage: Guard = (request, response, next) => {
  const locale = chosenLocale(request);
  delete request.headers[CHOSEN_LOCALE];
  if (locale !== null) {
    request.headers[CHOSEN_LOCALE] = locale;
    const secure = isSecure() ? "; Secure" : "";
    response.appendHeader(
      "Set-Cookie",
      `${LANGUAGE_COOKIE}=${languageTag(locale)}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  next();
};

/** With the region of the browser's setting, which dates and times follow. */
function chosenLocale({ url = "/", headers }: IncomingMessage): string | null {
  const query = url.indexOf("?");
  const chosen = query < 0 ? null : new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER);
  const locale = chosen && translatedLocale(chosen);
  if (!locale) return null;

  const accepted = acceptedLocales({ headers: new Headers({ "accept-language": headers["accept-language"] ?? "" }) });
  const regional = accepted.find((each) => each.toLowerCase().startsWith(`${chosen.toLowerCase()}-`));
  return (regional && translatedLocale(regional)) || locale;
}
