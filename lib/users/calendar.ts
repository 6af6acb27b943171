import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { SiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Calendar {
  now: Date;
  timeZone: string;
  today: string;
  startOfWeek: number;
}

export async function calendarOf(user: CurrentUser): Promise<Calendar> {
  const [found] = await rowsOf<{ site: unknown; startOfWeek: number | null }>(
    db,
    Prisma.sql`
    SELECT (SELECT value FROM setting WHERE key = 'site') AS site, (SELECT start_of_week FROM "user" WHERE id = ${user.id}) AS "startOfWeek"`,
  );
  const site = SiteSettings.parse(found?.site ?? {});
  const [now, timeZone] = [new Date(), user.timezone ?? site.timezone];
  return { now, timeZone, today: dayIn(now, timeZone), startOfWeek: found?.startOfWeek ?? site.start_of_week };
}
