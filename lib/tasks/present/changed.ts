import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadTaskContext, type TaskContext } from "@/lib/tasks/read/context";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { byDueDate } from "@/lib/tasks/read/load-rows";
import { taskPresenter } from "@/lib/tasks/present/task";
import { presenterInContext } from "@/lib/tasks/present/in-context";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ChangedTasks extends LoadedTasks {
  task: TaskRow;
  context: TaskContext;
  updated: TaskRow[];
  changedAt: Date;
}

const MAX_UPDATED = 100;

export async function loadChanged(
  tx: Tx,
  boardId: number,
  readerId: number,
  taskId: number,
  changedIds: number[] = [],
  since: Date | null = null,
): Promise<ChangedTasks> {
  const ids = [...new Set([taskId, ...changedIds])];
  const loaded = await loadUpdated(tx, boardId, readerId, ids, since);
  const task = loaded.rows.find(({ id }) => id === taskId);
  if (!task) throw new NotFound("Task");

  const context = await loadTaskContext(tx, boardId, readerId, [task]);
  return {
    ...loaded,
    task,
    context,
    changedAt: new Date(),
    updated: loaded.rows.filter(({ parentId }) => parentId === null),
  };
}

export function loadUpdated(
  tx: Tx,
  boardId: number,
  readerId: number,
  changedIds: number[],
  since: Date | null = null,
): Promise<LoadedTasks> {
  if (changedIds.length >= MAX_UPDATED)
    return loadTasks(tx, boardId, readerId, {
      where: Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${changedIds})`,
      order: byDueDate,
    });

  return loadTasks(tx, boardId, readerId, {
    where: Prisma.sql`t.board_id = ${boardId} AND (t.id = ANY(${changedIds}) OR (t.parent_id IS NULL AND t.updated_at > least(${since}::timestamptz, now() - interval '1 minute')))`,
    order: Prisma.sql`(t.id = ANY(${changedIds})) DESC, t.due_at NULLS FIRST, t.id`,
    limit: MAX_UPDATED,
  });
}

export function presentChanged(changed: ChangedTasks, found: Pick<OnBoard, "membership">, user: CurrentUser) {
  const present = taskPresenter(changed, viewerContextOf(user, found));
  return {
    task: presenterInContext(present.task, changed.context, found, user)(changed.task),
    updatedTasks: present.tasks(changed.updated),
  };
}
