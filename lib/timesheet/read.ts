import "server-only";
import { isOnSite } from "@/lib/modules/on-board";
import { readFeatureModules } from "@/lib/modules/read";
import { readSheetContext } from "@/lib/timesheet/context";
import { addedRows } from "@/lib/timesheet/rows";
import { readWeekOfPeople, readWeekOfTasks } from "@/lib/timesheet/week";
import { weekOf } from "@/lib/timesheet/week-days";
import { daysLater } from "@/lib/dates/dates-on-screen";
import { calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

interface TimesheetQuery {
  week: string | null;
  by: "tasks" | "people";
  boardId: number | null;
  personId: number | null;
}

const NOTHING = { tasks: [], logs: [], added: [], lastWeek: [] };

/** What the page of a week shows, in four statements. Null if the site has no time tracking. */
export async function readTimesheet(query: TimesheetQuery, user: CurrentUser) {
  const [calendar, modules] = await Promise.all([calendarOf(user), readFeatureModules()]);
  if (!isOnSite(modules, "timeTracking")) return null;

  const { board, person, canLog, saved } = await readSheetContext(query, modules, user);

  const { today, startOfWeek } = calendar;
  const days = weekOf(query.week ?? today, startOfWeek);
  const who = personOf(query, person, user);
  const week = { days, boardId: board?.id ?? null, modules, calendar };
  const common = { days, today, startOfWeek, board, canLog, person: who };
  if (query.by === "people") return { ...common, ...NOTHING, people: await readWeekOfPeople(week, user) };

  const added = who.isReader
    ? {
        thisWeek: addedIn(saved, days),
        lastWeek: addedIn(
          saved,
          days.map((each) => daysLater(each, -7)),
        ),
      }
    : { thisWeek: [], lastWeek: [] };
  return { ...common, people: [], ...(await readWeekOfTasks({ ...week, personId: who.id, added }, user)) };
}

const addedIn = (saved: unknown, days: readonly string[]) => addedRows(saved, days[0] ?? "", days.at(-1) ?? "");

/** Oneself, unless the address names somebody of whom one may know. */
function personOf({ personId }: TimesheetQuery, found: { id: number; name: string } | null, user: CurrentUser) {
  if (personId === 0) return { id: 0, name: null, isReader: false };
  const { id, name } = found ?? { id: user.id, name: user.displayName };
  return { id, name, isReader: id === user.id };
}
