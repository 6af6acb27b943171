import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Paged } from "@/lib/http/response/paginator";
import type { ListTasksOfPerson } from "@/lib/users/person-page/inputs";
import { isReachable, typesOf } from "@/lib/users/person-page/task-types";
import { loadTasksAcross, type TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import { pageOfTaskIds } from "@/lib/tasks/read/task-ids";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { type Calendar, calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface TasksOfPerson extends Paged<TaskRow>, TasksAcrossBoards {
  rows: TaskRow[];
  calendar: Calendar;
}

/** Somebody's tasks of one type, a page of them, from all boards that the caller may see; a fixed number of statements. */
export async function listTasksOf(person: Person, asked: ListTasksOfPerson, user: CurrentUser): Promise<TasksOfPerson> {
  const { page, perPage, type, boardIds } = asked;
  const calendar = await calendarOf(user);
  const where = Prisma.sql`${typesOf(person, calendar)[type]} AND ${isReachable(boardIds, user)}`;
  const { ids, total } = await pageOfTaskIds({ where, order: orderOf(asked) }, { page, perPage });
  return { ...(await loadTasksAcross(ids, user)), calendar, total, page, perPage };
}

const COLUMNS = {
  priority: Prisma.sql`t.priority`,
  due_at: Prisma.sql`t.due_at`,
  position: Prisma.sql`t.position`,
  created_at: Prisma.sql`t.created_at`,
  title: Prisma.sql`lower(t.title)`,
} satisfies Record<ListTasksOfPerson["orderBy"], Prisma.Sql>;

const orderOf = ({ orderBy, isDown }: ListTasksOfPerson) =>
  Prisma.sql`${COLUMNS[orderBy]} ${isDown ? Prisma.sql`DESC` : Prisma.sql`ASC`} NULLS LAST, t.id DESC`;
