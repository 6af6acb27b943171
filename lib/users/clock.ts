import type { User } from "@/generated/prisma/client";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { SiteSettings } from "@/lib/settings/site";

export const clockOf = (
  { timezone, locale }: Pick<User, "timezone" | "locale">,
  site: Pick<SiteSettings, "timezone" | "language">,
): ClockOnScreen => ({
  now: new Date(),
  timeZone: timezone ?? site.timezone,
  locale: locale ?? site.language,
});
