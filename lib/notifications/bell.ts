import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { type ModulesColumn, modulesColumn, modulesFor } from "@/lib/modules/for-reader";
import type { HasModules } from "@/lib/modules/on-screen";
import { unreadCount } from "@/lib/notifications/unread";
import { SiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BellJson {
  unread: number;
  timeZone: string;
  /** A BCP 47 tag: `de-AT`. */
  locale: string;
}

/** With what else the shell needs of the site, in one statement. */
export async function readBell(user: CurrentUser): Promise<Omit<BellJson, "locale"> & HasModules> {
  const [found] = await rowsOf<{ unread: number; site: unknown; modules: ModulesColumn }>(
    db,
    Prisma.sql`SELECT (${unreadCount(user)}) AS unread, (SELECT value FROM setting WHERE key = 'site') AS site,
      ${modulesColumn(user)} AS modules`,
  );
  const site = SiteSettings.parse(found?.site ?? {});
  return {
    unread: found?.unread ?? 0,
    timeZone: user.timezone ?? site.timezone,
    modules: modulesFor(user, found?.modules ?? { settings: {}, boards: [] }),
  };
}
