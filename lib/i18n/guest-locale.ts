import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { CHOSEN_LOCALE, LANGUAGE_COOKIE } from "@/lib/i18n/chosen-language";
import { firstTranslated } from "@/lib/i18n/locale";
import { cookieIn } from "@/lib/http/request/cookie";

/** The locale of a reader who is not signed in. */
export const guestLocale = (headers: Headers, siteLanguage: string): string =>
  firstTranslated([
    headers.get(CHOSEN_LOCALE),
    cookieIn(headers.get("cookie"), LANGUAGE_COOKIE),
    ...acceptedLocales({ headers }),
    siteLanguage,
  ]);
