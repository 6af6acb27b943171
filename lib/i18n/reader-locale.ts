import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { acceptedLocales } from "@/lib/i18n/accepted-locales";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { firstTranslated } from "@/lib/i18n/locale";
import { readSiteSettings } from "@/lib/settings/site";
import { currentSession } from "@/lib/users/sessions/current";

/**
 * The locale of a page's reader, cached per request. Signed in: their profile, else the site's setting, else the
 * browser's. Signed out: `?lang=de`, now or earlier, else the browser's, else the site's.
 */
export const readerLocale = cache(async (): Promise<string> => {
  // First, because a build renders pages without a request, and stops here.
  const sent = await headers();
  const [session, site] = await Promise.all([currentSession(), readSiteSettings()]);
  return session
    ? firstTranslated([session.user.locale, site.language, ...acceptedLocales({ headers: sent })])
    : guestLocale(sent, site.language);
});
