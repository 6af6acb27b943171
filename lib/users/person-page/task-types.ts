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

/** Conditions that a person has to do with a task. */
export interface Relations {
  assigned: Prisma.Sql;
  watched: Prisma.Sql;
  assignedOrWatched: Prisma.Sql;
  mentioned: Prisma.Sql;
}

/** The ids of the tasks of each relation. */
const taskIdsOf = ({ id }: Pick<Person, "id">) => ({
  assigned: Prisma.sql`SELECT a.task_id FROM task_assignee a WHERE a.user_id = ${id}`,
  watched: Prisma.sql`SELECT w.task_id FROM task_watcher w WHERE w.user_id = ${id}`,
  mentioned: Prisma.sql`SELECT c.task_id FROM comment c JOIN comment_mention m ON m.comment_id = c.id WHERE m.user_id = ${id}`,
});

/** Conditions on `task t`. Two subqueries joined by OR would cause a scan of all tasks. */
export function relationsOf(person: Pick<Person, "id">): Relations {
  const { assigned, watched, mentioned } = taskIdsOf(person);
  return {
    assigned: Prisma.sql`t.id IN (${assigned})`,
    watched: Prisma.sql`t.id IN (${watched})`,
    assignedOrWatched: Prisma.sql`t.id IN (${assigned} UNION ALL ${watched})`,
    mentioned: Prisma.sql`t.id IN (${mentioned})`,
  };
}

/** The tasks that a person has to do with, as `mine`: many counts need to read them only once. */
export function tasksOf(person: Pick<Person, "id">): Prisma.Sql {
  const { assigned, watched, mentioned } = taskIdsOf(person);
  return Prisma.sql`
  mine AS MATERIALIZED (
    SELECT task_id, bool_or(relation = 'assigned') AS assigned, bool_or(relation = 'watched') AS watched, bool_or(relation = 'mentioned') AS mentioned
    FROM (
      SELECT task_id, 'assigned' AS relation FROM (${assigned}) found
      UNION ALL SELECT task_id, 'watched' FROM (${watched}) found
      UNION ALL SELECT task_id, 'mentioned' FROM (${mentioned}) found
    ) found GROUP BY task_id)`;
}

/** Conditions on `mine`. */
export const RELATIONS_IN_MINE: Relations = {
  assigned: Prisma.sql`mine.assigned`,
  watched: Prisma.sql`mine.watched`,
  assignedOrWatched: Prisma.sql`(mine.assigned OR mine.watched)`,
  mentioned: Prisma.sql`mine.mentioned`,
};

/** Conditions by the caller's calendar, for the tasks that a person is assigned to or watches. */
export const typeConditions = (relations: Relations, calendar: Calendar): Record<TaskType, Prisma.Sql> =>
  conditionsOf(relations, relations.assignedOrWatched, calendar);

/** The same for the tasks that a person watches (compatibility.md, C113). */
export const watchedTypeConditions = (relations: Relations, calendar: Calendar): Record<TaskType, Prisma.Sql> =>
  conditionsOf(relations, relations.watched, calendar);

function conditionsOf(
  { assigned, mentioned }: Relations,
  involved: Prisma.Sql,
  calendar: Calendar,
): Record<TaskType, Prisma.Sql> {
  const open = Prisma.sql`t.status = 'open'`;
  return {
    assigned: Prisma.sql`${open} AND ${assigned}`,
    due_today: Prisma.sql`${open} AND ${isDue("today", calendar)} AND ${involved}`,
    upcoming: Prisma.sql`${isDue("upcoming", calendar)} AND ${involved}`,
    overdue: Prisma.sql`${isDue("overdue", calendar)} AND ${involved}`,
    mentioned,
    completed: Prisma.sql`t.status = 'closed' AND ${involved}`,
    others: Prisma.sql`${open} AND ${isDue("no-dates", calendar)} AND ${involved}`,
  };
}
