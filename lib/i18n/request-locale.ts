import "server-only";
import { cookieIn } from "@/lib/http/request/cookie";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { LANGUAGE_COOKIE } from "@/lib/i18n/chosen-language";
import { firstTranslated } from "@/lib/i18n/locale";
import type { SiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

/** The language of who sends a form, as `readerLocale` decides it for the page that the form is on. */
export function requestLocale(
  { headers }: Pick<Request, "headers">,
  user: Pick<CurrentUser, "locale"> | null,
  { language }: Pick<SiteSettings, "language">,
): string {
  const accepted = acceptedLocales({ headers });
  return user
    ? firstTranslated([user.locale, language, ...accepted])
    : firstTranslated([cookieIn(headers.get("cookie"), LANGUAGE_COOKIE), ...accepted, language]);
}
