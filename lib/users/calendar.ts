import "server-only";
import { db } from "@/lib/db";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Calendar {
  now: Date;
  timeZone: string;
  today: string;
  startOfWeek: number;
}

export async function calendarOf(user: CurrentUser): Promise<Calendar> {
  const [site, own] = await Promise.all([
    readSiteSettings(),
    db.user.findUnique({ where: { id: user.id }, select: { startOfWeek: true } }),
  ]);
  const [now, timeZone] = [new Date(), user.timezone ?? site.timezone];
  return { now, timeZone, today: dayIn(now, timeZone), startOfWeek: own?.startOfWeek ?? site.start_of_week };
}
