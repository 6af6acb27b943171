import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reader, sendAlong, transaction, type Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { lockTask } from "@/lib/tasks/lock";
import { keepFiles, trashTasks } from "@/lib/trash/put-in";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

export async function deleteTask(board: Board, found: Task, actor: CurrentUser): Promise<LoadedTasks> {
  const changedIds = await transaction(async (tx) => deleteTasks(tx, board.id, [await lockTask(tx, found)], actor));
  return loadUpdated(reader(), board.id, actor.id, changedIds);
}

/** Into the trash. Needs the tasks' locks. Returns the other tasks that changed. */
export async function deleteTasks(tx: Tx, boardId: number, tasks: Task[], actor: CurrentUser): Promise<number[]> {
  const ids = tasks.map(({ id }) => id);
  await trashTasks(tx, tasks, actor);
  await sendAlong(tx, Prisma.sql`DELETE FROM task WHERE id = ANY(${ids}::int[])`);
  await keepFiles(tx, "task", ids);
  await recordDeleted(tx, boardId, tasks, actor);

  const parents = await countSubtasks(tx, ...new Set(tasks.flatMap(({ parentId }) => parentId ?? [])));
  await uncount(
    tx,
    boardId,
    tasks.filter(({ parentId }) => parentId === null),
  );
  return parents;
}

export async function recordDeleted(
  tx: Tx,
  boardId: number,
  tasks: Pick<Task, "id" | "title" | "parentId">[],
  actor: CurrentUser,
): Promise<void> {
  const deleted = new Set(tasks.map(({ id }) => id));
  const lines = tasks.flatMap(({ id, title, parentId }): ActivityLine[] => [
    { boardId, event: "deleted task", oldValue: title, settings: { task_id: id } },
    ...(parentId !== null && !deleted.has(parentId)
      ? [{ boardId, taskId: parentId, event: "deleted subtask" as const, oldValue: title }]
      : []),
  ]);
  await recordActivity(tx, actor, ...lines);
}

async function uncount(tx: Tx, boardId: number, tasks: Task[]) {
  if (tasks.length === 0) return;

  const active = tasks.filter(({ archivedAt }) => archivedAt === null);
  await countTasks(tx, boardId, {
    tasks: -active.length,
    completed: -active.filter(({ status }) => status === "closed").length,
  });
  await markBoard(tx, boardId, { tasksResetAt: new Date() });
}
