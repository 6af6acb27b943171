import "server-only";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { firstTranslated } from "@/lib/i18n/locale";
import type { SiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

/** The language of who sends a form, as `readerLocale` decides it for the page that the form is on. */
export function requestLocale(
  { headers }: Pick<Request, "headers">,
  user: Pick<CurrentUser, "locale"> | null,
  { language }: Pick<SiteSettings, "language">,
): string {
  return user
    ? firstTranslated([user.locale, language, ...acceptedLocales({ headers })])
    : guestLocale(headers, language);
}
