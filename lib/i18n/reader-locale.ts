import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { firstTranslated } from "@/lib/i18n/locale";
import { CHOSEN_LOCALE, LANGUAGE_COOKIE } from "@/lib/i18n/chosen-language";
import { readSiteSettings } from "@/lib/settings/site";
import { currentSession } from "@/lib/users/sessions/current";

/**
 * The locale of a page's reader, cached per request. Signed in: their profile, else the site's setting, else the
 * browser's. Signed out: `?lang=de`, now or earlier, else the browser's, else the site's.
 */
export const readerLocale = cache(async (): Promise<string> => {
  // First, because a build renders pages without a request, and stops here.
  const sent = await headers();
  const accepted = acceptedLocales({ headers: sent });
  const [session, site] = await Promise.all([currentSession(), readSiteSettings()]);
  return session
    ? firstTranslated([session.user.locale, site.language, ...accepted])
    : firstTranslated([
        sent.get(CHOSEN_LOCALE),
        (await cookies()).get(LANGUAGE_COOKIE)?.value,
        ...accepted,
        site.language,
      ]);
});
