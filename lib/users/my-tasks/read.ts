import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { loadTasksAcross } from "@/lib/tasks/read/load-across";
import { pageOfTaskIds } from "@/lib/tasks/read/task-page";
import { type Calendar, calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { TaskOrder, TaskSort } from "@/lib/users/my-tasks/sorts";
import { countTypes } from "@/lib/users/person-page/count-tasks";
import type { TaskType } from "@/lib/users/person-page/types";
import { isVisibleTask, relationsOf, typeConditions } from "@/lib/users/person-page/task-types";
import { countAll } from "@/lib/users/person-page/top-tasks";

interface MyTasksQuery {
  tab: TaskType;
  /** All boards if empty. */
  boardIds: number[];
  order: TaskOrder | null;
  limit: number;
}

export async function readMyTasks(query: MyTasksQuery, user: CurrentUser) {
  const calendar = await calendarOf(user);
  const { ids, counts } = await findMyTasks(query, calendar, user);
  return { ...(await loadTasksAcross(ids, user)), calendar, counts };
}

/** The ids of a tab's tasks in their order. They and the counts use one moment, so that they agree. The tabs are the
 * types of `member/{id}/tasks`. */
export async function findMyTasks(
  { tab, boardIds, order, limit }: MyTasksQuery,
  calendar: Calendar,
  user: CurrentUser,
) {
  const boards = boardIds.length > 0 ? boardIds : undefined;
  const where = Prisma.sql`${typeConditions(relationsOf(user), calendar)[tab]} AND ${isVisibleTask(boards, user)}`;
  const [{ ids }, counts] = await Promise.all([
    pageOfTaskIds({ where, order: orderOf(order) }, { page: 1, perPage: limit }),
    countTypes({ person: user, calendar, boardIds: boards }, user),
  ]);
  return { ids, counts };
}

export interface Totals {
  boards: number;
  tasks: number;
}

/** Active boards that the person may see, and the tasks on them. */
export async function readTotals(user: CurrentUser): Promise<Totals> {
  const [row] = await rowsOf<{ all: Totals }>(db, Prisma.sql`SELECT ${countAll(user)} AS all`);
  if (!row) throw new Error("A statement without FROM always has its row.");
  return row.all;
}

const COLUMNS: Record<TaskSort, Prisma.Sql> = {
  created: Prisma.sql`t.created_at`,
  priority: Prisma.sql`t.priority`,
  title: Prisma.sql`lower(t.title)`,
  due: Prisma.sql`t.due_at`,
};

function orderOf(order: TaskOrder | null): Prisma.Sql {
  if (!order) return Prisma.sql`t.last_completed_at DESC NULLS LAST, t.id DESC`;
  const direction = order.isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.sql`${COLUMNS[order.sort]} ${direction} NULLS LAST, t.id DESC`;
}
