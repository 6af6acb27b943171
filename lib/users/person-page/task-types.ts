import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { TaskType } from "@/lib/users/person-page/types";
import { isDue } from "@/lib/tasks/read/due";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** A condition on `task t`: top-level, unarchived, on active boards that the caller may see. */
export const isVisibleTask = (boardIds: number[] | undefined, user: CurrentUser): Prisma.Sql => Prisma.sql`
  t.parent_id IS NULL AND t.archived_at IS NULL AND t.board_id IN (
    SELECT b.id FROM board b WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)} AND ${boardIds ? Prisma.sql`b.id = ANY(${boardIds})` : Prisma.sql`true`})`;

/** Conditions on `task t`, by the caller's calendar, for the tasks that a person is assigned to or watches. */
export const typeConditions = (person: Pick<Person, "id">, calendar: Calendar): Record<TaskType, Prisma.Sql> =>
  conditionsOf(person, calendar, Prisma.sql`(${isAssigned(person)} OR ${isWatched(person)})`);

/** The same for the tasks that a person watches (compatibility.md, C113). */
export const watchedTypeConditions = (person: Pick<Person, "id">, calendar: Calendar): Record<TaskType, Prisma.Sql> =>
  conditionsOf(person, calendar, isWatched(person));

const isAssigned = ({ id }: Pick<Person, "id">) =>
  Prisma.sql`t.id IN (SELECT a.task_id FROM task_assignee a WHERE a.user_id = ${id})`;

const isWatched = ({ id }: Pick<Person, "id">) =>
  Prisma.sql`t.id IN (SELECT w.task_id FROM task_watcher w WHERE w.user_id = ${id})`;

function conditionsOf(
  person: Pick<Person, "id">,
  calendar: Calendar,
  involved: Prisma.Sql,
): Record<TaskType, Prisma.Sql> {
  const open = Prisma.sql`t.status = 'open'`;
  return {
    assigned: Prisma.sql`${open} AND ${isAssigned(person)}`,
    due_today: Prisma.sql`${open} AND ${isDue("today", calendar)} AND ${involved}`,
    upcoming: Prisma.sql`${isDue("upcoming", calendar)} AND ${involved}`,
    overdue: Prisma.sql`${isDue("overdue", calendar)} AND ${involved}`,
    mentioned: Prisma.sql`t.id IN (SELECT c.task_id FROM comment c JOIN comment_mention m ON m.comment_id = c.id WHERE m.user_id = ${person.id})`,
    completed: Prisma.sql`t.status = 'closed' AND ${involved}`,
    others: Prisma.sql`${open} AND ${isDue("no-dates", calendar)} AND ${involved}`,
  };
}
