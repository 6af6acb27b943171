import "server-only";
import type { User } from "@/generated/prisma/client";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { readerLocale } from "@/lib/i18n/reader-locale";
import type { SiteSettings } from "@/lib/settings/site";

/** The time zone and language in which a page shows times to its reader. */
export const pageClock = async (
  { timezone }: Pick<User, "timezone">,
  site: Pick<SiteSettings, "timezone">,
): Promise<ClockOnScreen> => ({
  now: new Date(),
  timeZone: timezone ?? site.timezone,
  locale: await readerLocale(),
});
