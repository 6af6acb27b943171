import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { type ModulesColumn, modulesColumn, modulesFor } from "@/lib/modules/for-reader";
import type { HasModules } from "@/lib/modules/on-screen";
import { unreadCount } from "@/lib/notifications/unread";
import { SiteSettings } from "@/lib/settings/site";
import { presentTimerState, type TimerStateJson } from "@/lib/timer/present";
import { timerAsJson, timerOfJson } from "@/lib/timer/read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BellJson {
  unread: number;
  timeZone: string;
  /** A BCP 47 tag: `de-AT`. */
  locale: string;
}

interface Bell extends Omit<BellJson, "locale">, HasModules {
  /** 0 is Sunday. */
  startOfWeek: number;
  /** Null while time tracking is off on the site. */
  timer: TimerStateJson | null;
}

interface BellRow {
  unread: number;
  site: unknown;
  startOfWeek: number | null;
  modules: ModulesColumn;
  timer: unknown;
}

/** With what else the shell needs of the site, in one statement. */
export async function readBell(user: CurrentUser): Promise<Bell> {
  const [found] = await rowsOf<BellRow>(
    db,
    Prisma.sql`SELECT (${unreadCount(user)}) AS unread, (SELECT value FROM setting WHERE key = 'site') AS site,
      (SELECT start_of_week FROM "user" WHERE id = caller.id) AS "startOfWeek",
      ${modulesColumn(user)} AS modules, ${timerAsJson} AS timer
      FROM (SELECT ${user.id}::int AS id, ${user.isAdmin}::boolean AS is_admin) caller`,
  );
  const site = SiteSettings.parse(found?.site ?? {});
  const modules = modulesFor(user, found?.modules ?? { settings: {}, boards: [] });
  return {
    unread: found?.unread ?? 0,
    timeZone: user.timezone ?? site.timezone,
    startOfWeek: found?.startOfWeek ?? site.start_of_week,
    modules,
    timer: modules.timeTracking.enabled ? presentTimerState(timerOfJson(found?.timer, user)) : null,
  };
}
