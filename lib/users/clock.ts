import type { User } from "@/generated/prisma/client";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { firstTranslated } from "@/lib/i18n/locale";
import type { SiteSettings } from "@/lib/settings/site";

/** For emails, whose reader has no browser. Pages have `pageClock`. */
export const clockOf = (
  { timezone, locale }: Pick<User, "timezone" | "locale">,
  site: Pick<SiteSettings, "timezone" | "language">,
): ClockOnScreen => ({
  now: new Date(),
  timeZone: timezone ?? site.timezone,
  locale: firstTranslated([locale, site.language]),
});
