import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { FeatureModules } from "@/lib/modules/read";
import { unreadCount } from "@/lib/notifications/unread";
import { SiteSettings } from "@/lib/settings/site";
import { isPro } from "@/lib/tier";
import { presentTimerState, type TimerStateJson } from "@/lib/timer/present";
import { timerAsJson, timerOfJson } from "@/lib/timer/read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BellJson {
  unread: number;
  timeZone: string;
  /** A BCP 47 tag: `de-AT`. */
  locale: string;
}

interface Bell extends Omit<BellJson, "locale"> {
  /** Null while time tracking is off on the site. */
  timer: TimerStateJson | null;
}

/** What the top bar shows of the person. */
export async function readBell(user: CurrentUser): Promise<Bell> {
  const [found] = await rowsOf<{ unread: number; site: unknown; modules: unknown; timer: unknown }>(
    db,
    Prisma.sql`
    SELECT (${unreadCount(user)}) AS unread, (SELECT value FROM setting WHERE key = 'site') AS site, (SELECT value FROM setting WHERE key = 'modules') AS modules, ${timerAsJson} AS timer
    FROM (SELECT ${user.id}::int AS id, ${user.isAdmin}::boolean AS is_admin) caller`,
  );
  const site = SiteSettings.parse(found?.site ?? {});
  const { timeTracking } = FeatureModules.parse(found?.modules ?? {});
  return {
    unread: found?.unread ?? 0,
    timeZone: user.timezone ?? site.timezone,
    timer: isPro() && timeTracking.enabled ? presentTimerState(timerOfJson(found?.timer, user)) : null,
  };
}
