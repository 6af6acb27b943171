import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { unreadCount } from "@/lib/notifications/unread";
import { SiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BellJson {
  unread: number;
  timeZone: string;
  /** A BCP 47 tag: `de-AT`. */
  locale: string;
}

export async function readBell(user: CurrentUser): Promise<Omit<BellJson, "locale">> {
  const [found] = await rowsOf<{ unread: number; site: unknown }>(
    db,
    Prisma.sql`SELECT (${unreadCount(user)}) AS unread, (SELECT value FROM setting WHERE key = 'site') AS site`,
  );
  const site = SiteSettings.parse(found?.site ?? {});
  return { unread: found?.unread ?? 0, timeZone: user.timezone ?? site.timezone };
}
