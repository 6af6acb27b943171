import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Paged } from "@/lib/http/response/paginator";
import type { ListTasksOfPerson } from "@/lib/users/person-page/inputs";
import { isVisibleTask, relationsOf, typeConditions } from "@/lib/users/person-page/task-types";
import { loadTasksAcross, type TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import { pageOfTaskIds } from "@/lib/tasks/read/task-page";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface TasksOfPerson extends Paged<TaskRow>, TasksAcrossBoards {
  rows: TaskRow[];
  calendar: Calendar;
}

export async function listTasksOf(
  { person, calendar }: { person: Person; calendar: Calendar },
  query: ListTasksOfPerson,
  user: CurrentUser,
): Promise<TasksOfPerson> {
  const { page, perPage, type, boardIds } = query;
  const where = Prisma.sql`${typeConditions(relationsOf(person), calendar)[type]} AND ${isVisibleTask(boardIds, user)}`;
  const { ids, total } = await pageOfTaskIds({ where, order: orderOf(query) }, { page, perPage });
  return { ...(await loadTasksAcross(ids, user)), calendar, total, page, perPage };
}

const COLUMNS = {
  priority: Prisma.sql`t.priority`,
  due_at: Prisma.sql`t.due_at`,
  position: Prisma.sql`t.position`,
  created_at: Prisma.sql`t.created_at`,
  title: Prisma.sql`lower(t.title)`,
} satisfies Record<ListTasksOfPerson["orderBy"], Prisma.Sql>;

const orderOf = ({ orderBy, isDescending }: ListTasksOfPerson) =>
  Prisma.sql`${COLUMNS[orderBy]} ${isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`} NULLS LAST, t.id DESC`;
