import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Calendar, calendarAsJson, type CalendarInJson, calendarOfJson } from "@/lib/users/calendar";
import { finder } from "@/lib/users/caller-read";

/** What a search depends on besides the caller, read with them. */
export const findSearcher = finder<{ belongsToBoard: boolean; calendar: Calendar }>({
  expression: () =>
    Prisma.sql`json_build_array(caller.is_admin OR EXISTS (SELECT 1 FROM board_member m WHERE m.user_id = caller.id), ${calendarAsJson})`,
  result: (value, user) => {
    const [belongsToBoard, calendar] = JSON.parse(value ?? "[false, []]") as [boolean, CalendarInJson];
    return { belongsToBoard, calendar: calendarOfJson(calendar, user) };
  },
});
