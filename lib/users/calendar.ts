import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { SiteSettings } from "@/lib/settings/site";
import { finder, readFor } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Calendar {
  now: Date;
  timeZone: string;
  today: string;
  startOfWeek: number;
}

export const calendarOf = (user: CurrentUser): Promise<Calendar> =>
  readFor(user, {
    expression: () => calendarAsJson,
    result: (value) => calendarOfJson(JSON.parse(value ?? "[]"), user),
  });

export const calendarOfCaller = finder<{ calendar: Calendar }>({
  expression: () => calendarAsJson,
  result: (value, user) => ({ calendar: calendarOfJson(JSON.parse(value ?? "[]"), user) }),
});

/** A JSON value on `caller (id)` for `calendarOfJson`. */
export const calendarAsJson = Prisma.sql`json_build_array((SELECT value FROM setting WHERE key = 'site'), (SELECT start_of_week FROM "user" WHERE id = caller.id))`;

export type CalendarInJson = [site: unknown, startOfWeek: number | null] | [];

export function calendarOfJson([stored, startOfWeek]: CalendarInJson, user: CurrentUser): Calendar {
  const site = SiteSettings.parse(stored ?? {});
  const [now, timeZone] = [new Date(), user.timezone ?? site.timezone];
  return { now, timeZone, today: dayIn(now, timeZone), startOfWeek: startOfWeek ?? site.start_of_week };
}
