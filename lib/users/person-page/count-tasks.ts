import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { db, rowsOf } from "@/lib/db";
import { unreadCount } from "@/lib/notifications/unread";
import type { CountTasksOfPerson } from "@/lib/users/person-page/inputs";
import type { TaskType } from "@/lib/users/person-page/types";
import { isVisibleTask, RELATIONS_IN_MINE, tasksOf, typeConditions } from "@/lib/users/person-page/task-types";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export const countTasksOf = (
  { person, calendar }: { person: Person; calendar: Calendar },
  { boardIds }: CountTasksOfPerson,
  user: CurrentUser,
): Promise<Record<TaskType, number>> => countTypes({ person, calendar, boardIds }, user);

interface CountTypes {
  person: Pick<Person, "id">;
  calendar: Calendar;
  boardIds: number[] | undefined;
}

export const countTypes = ({ person, calendar, boardIds }: CountTypes, user: CurrentUser) =>
  countEach(person, { conditions: typeConditions(RELATIONS_IN_MINE, calendar), boardIds }, user);

interface Counted<Name extends string> {
  /** On `task t` and `mine`. */
  conditions: Record<Name, Prisma.Sql>;
  boardIds?: number[] | undefined;
}

/** Counts a person's tasks that the caller may see. */
export async function countEach<Name extends string>(
  person: Pick<Person, "id">,
  { conditions, boardIds }: Counted<Name>,
  user: CurrentUser,
): Promise<Record<Name, number>> {
  const counts = Object.entries<Prisma.Sql>(conditions).map(
    ([name, condition]) => Prisma.sql`count(*) FILTER (WHERE ${condition})::int AS ${Prisma.raw(`"${name}"`)}`,
  );
  const [counted] = await rowsOf<Record<Name, number>>(
    db,
    Prisma.sql`WITH ${tasksOf(person)} SELECT ${Prisma.join(counts)} FROM mine JOIN task t ON t.id = mine.task_id WHERE ${isVisibleTask(boardIds, user)}`,
  );
  if (!counted) throw new Error("A statement that aggregates all rows always has its row.");
  return counted;
}

export interface PersonStats {
  assignedTasks: number;
  completedTasks: number;
  totalBoards: number;
  unreadNotifications: number;
}

/** Counts what the caller may see. Unread notifications are private: 0 for others. */
export async function readPersonStats({ id }: Person, user: CurrentUser): Promise<PersonStats> {
  const assigned = (status: "open" | "closed") => Prisma.sql`
    SELECT count(*)::int FROM task t JOIN task_assignee a ON a.task_id = t.id AND a.user_id = ${id} WHERE t.status = ${status}::task_status AND ${isVisibleTask(undefined, user)}`;
  const [stats] = await rowsOf<PersonStats>(
    db,
    Prisma.sql`
    SELECT (${assigned("open")}) AS "assignedTasks", (${assigned("closed")}) AS "completedTasks",
      (SELECT count(*)::int FROM board b JOIN board_member m ON m.board_id = b.id AND m.user_id = ${id} WHERE ${isVisibleBoard(user)}) AS "totalBoards",
      (${id === user.id ? unreadCount(user) : Prisma.sql`SELECT 0`}) AS "unreadNotifications"`,
  );
  if (!stats) throw new Error("A statement without FROM always has its row.");
  return stats;
}
