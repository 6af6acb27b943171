import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { countEach } from "@/lib/users/person-page/count-tasks";
import { isVisibleTask, type Relations, relationsOf, RELATIONS_IN_MINE } from "@/lib/users/person-page/task-types";
import type { TaskTab } from "@/lib/users/person-page/tabs";
import { isDue } from "@/lib/tasks/read/due";
import { loadTasksAcross } from "@/lib/tasks/read/load-across";
import { pageOfTaskIds } from "@/lib/tasks/read/task-page";
import { type Calendar, calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Lists and counts use one moment, so that a task can't be in two tabs. */
export async function readTaskTab(person: Person, { tab, limit }: { tab: TaskTab; limit: number }, user: CurrentUser) {
  const calendar = await calendarOf(user);
  const where = Prisma.sql`${tabConditions(relationsOf(person), calendar)[tab]} AND ${isVisibleTask(undefined, user)}`;
  const order =
    tab === "completed"
      ? Prisma.sql`t.last_completed_at DESC NULLS LAST, t.id DESC`
      : Prisma.sql`t.due_at ASC NULLS LAST, t.id DESC`;
  const [{ ids }, counts] = await Promise.all([
    pageOfTaskIds({ where, order }, { page: 1, perPage: limit }),
    countEach(person, { conditions: tabConditions(RELATIONS_IN_MINE, calendar) }, user),
  ]);
  return { ...(await loadTasksAcross(ids, user)), calendar, counts, total: counts[tab], page: 1, perPage: limit };
}

/** An open assigned task is in exactly one of overdue, today, upcoming and undated. */
function tabConditions({ assigned, mentioned }: Relations, calendar: Calendar): Record<TaskTab, Prisma.Sql> {
  const open = Prisma.sql`t.status = 'open' AND ${assigned}`;
  const later = Prisma.sql`${open} AND ${isDue("upcoming", calendar)}`;
  return {
    open,
    overdue: Prisma.sql`${open} AND ${isDue("overdue", calendar)}`,
    today: Prisma.sql`${later} AND ${isDue("today", calendar)}`,
    upcoming: Prisma.sql`${later} AND NOT ${isDue("today", calendar)}`,
    undated: Prisma.sql`${open} AND ${isDue("no-dates", calendar)}`,
    mentioned,
    completed: Prisma.sql`t.status = 'closed' AND ${assigned}`,
  };
}
