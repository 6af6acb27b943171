import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { db, rowsOf } from "@/lib/db";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";
import { isVisibleTask, relationsOf, watchedTypeConditions } from "@/lib/users/person-page/task-types";
import { loadTasksAcross, type TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_TASKS = 6;

interface Found {
  lists: Record<TaskType, { ids: number[]; total: number }>;
  all: { boards: number; tasks: number };
}

export type TopTasks = Found & TasksAcrossBoards;

/** The first tasks of each list on the start page, and how many there are (compatibility.md, C113). */
export async function readTopTasks(calendar: Calendar, user: CurrentUser): Promise<TopTasks> {
  const { lists, all } = await findTopTasks(watchedTypeConditions(relationsOf(user), calendar), user);
  const ids = [...new Set(TASK_TYPES.flatMap((type) => lists[type].ids))];
  return { ...(await loadTasksAcross(ids, user)), lists, all };
}

async function findTopTasks(conditions: Record<TaskType, Prisma.Sql>, user: CurrentUser): Promise<Found> {
  const orders = ordersFor(user);
  const lists = TASK_TYPES.map((type) => {
    const first = firstTasks({ where: conditions[type], order: orders[type] }, user);
    return Prisma.sql`${type}::text, ${first}`;
  });
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`SELECT json_build_object(${Prisma.join(lists)}) AS lists, ${countAll(user)} AS all`,
  );
  if (!found) throw new Error("A statement without FROM always has its row.");
  return found;
}

/** @param query on `task t` */
const firstTasks = ({ where, order }: { where: Prisma.Sql; order: Prisma.Sql }, user: CurrentUser) => Prisma.sql`(
      SELECT json_build_object('ids', coalesce(json_agg(id ORDER BY place), '[]'), 'total', coalesce(max(total), 0)) FROM (
        SELECT t.id, count(*) OVER () AS total, row_number() OVER (ORDER BY ${order}) AS place
        FROM task t WHERE ${where} AND ${isVisibleTask(undefined, user)} ORDER BY place LIMIT ${MAX_TASKS}) first)`;

/** Active boards that the caller may see, and their tasks. */
export const countAll = (user: CurrentUser) => Prisma.sql`(
      SELECT json_build_object('boards', count(*), 'tasks', coalesce(sum(b.tasks_count), 0)) FROM board b WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)})`;

function ordersFor({ id }: CurrentUser): Record<TaskType, Prisma.Sql> {
  const byDueDate = Prisma.sql`t.due_at, t.id`;
  return {
    assigned: Prisma.sql`(SELECT a.created_at FROM task_assignee a WHERE a.task_id = t.id AND a.user_id = ${id}) DESC, t.id DESC`,
    due_today: byDueDate,
    upcoming: byDueDate,
    overdue: byDueDate,
    mentioned: Prisma.sql`(SELECT max(c.created_at) FROM comment c JOIN comment_mention m ON m.comment_id = c.id WHERE c.task_id = t.id AND m.user_id = ${id}) DESC, t.id DESC`,
    completed: Prisma.sql`t.last_completed_at DESC NULLS LAST, t.id DESC`,
    others: Prisma.sql`t.created_at DESC, t.id DESC`,
  };
}
