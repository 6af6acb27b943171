import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { countEach } from "@/lib/users/person-page/count-tasks";
import { isReachable } from "@/lib/users/person-page/task-types";
import type { TaskTab } from "@/lib/users/person-page/tabs";
import { isDue } from "@/lib/tasks/read/due";
import { loadTasksAcross } from "@/lib/tasks/read/load-across";
import { pageOfTaskIds } from "@/lib/tasks/read/task-ids";
import { type Calendar, calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/**
 * The tasks of one tab, the first of them, and how many each tab has, all by the same moment: what is overdue now is not
 * due today a moment later.
 */
export async function readTaskTab(person: Person, { tab, most }: { tab: TaskTab; most: number }, user: CurrentUser) {
  const calendar = await calendarOf(user);
  const tabs = tabsOf(person, calendar);
  const where = Prisma.sql`${tabs[tab]} AND ${isReachable(undefined, user)}`;
  const order =
    tab === "completed"
      ? Prisma.sql`t.last_completed_at DESC NULLS LAST, t.id DESC`
      : Prisma.sql`t.due_at ASC NULLS LAST, t.id DESC`;
  const [{ ids }, counts] = await Promise.all([
    pageOfTaskIds({ where, order }, { page: 1, perPage: most }),
    countEach(tabs, undefined, user),
  ]);
  return { ...(await loadTasksAcross(ids, user)), calendar, counts, total: counts[tab], page: 1, perPage: most };
}

/** Of `task t`. What is open and assigned is in just one of overdue, today, upcoming and undated. */
function tabsOf({ id }: Person, calendar: Calendar): Record<TaskTab, Prisma.Sql> {
  const assigned = Prisma.sql`t.id IN (SELECT a.task_id FROM task_assignee a WHERE a.user_id = ${id})`;
  const open = Prisma.sql`t.status = 'open' AND ${assigned}`;
  const later = Prisma.sql`${open} AND ${isDue("upcoming", calendar)}`;
  return {
    open,
    overdue: Prisma.sql`${open} AND ${isDue("overdue", calendar)}`,
    today: Prisma.sql`${later} AND ${isDue("today", calendar)}`,
    upcoming: Prisma.sql`${later} AND NOT ${isDue("today", calendar)}`,
    undated: Prisma.sql`${open} AND ${isDue("no-dates", calendar)}`,
    mentioned: Prisma.sql`t.id IN (SELECT c.task_id FROM comment c JOIN comment_mention m ON m.comment_id = c.id WHERE m.user_id = ${id})`,
    completed: Prisma.sql`t.status = 'closed' AND ${assigned}`,
  };
}
