import "server-only";
import { type Copy, copyTable } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";
import { assignableIds } from "@/lib/tasks/write/assignable";

export async function copyAssignees(tx: Tx, boardId: number, tasks: Copy[]): Promise<void> {
  const assigned = await tx.taskAssignee.findMany({
    where: { taskId: { in: tasks.map(({ from }) => from) } },
    distinct: ["userId"],
    select: { userId: true },
  });
  const allowed = await assignableIds(
    tx,
    boardId,
    assigned.map(({ userId }) => userId),
  );
  await tx.$executeRaw`
    INSERT INTO task_assignee (task_id, user_id)
    SELECT copy.to_id, user_id FROM ${copyTable(tasks)} JOIN task_assignee ON task_id = copy.from_id WHERE user_id = ANY(${allowed}) ORDER BY created_at, user_id`;
}

export async function copyWatchers(tx: Tx, boardId: number, tasks: Copy[]): Promise<void> {
  const watching = await tx.taskWatcher.findMany({
    where: { taskId: { in: tasks.map(({ from }) => from) } },
    distinct: ["userId"],
    select: { userId: true },
  });
  const allowed = await assignableIds(
    tx,
    boardId,
    watching.map(({ userId }) => userId),
  );
  await tx.$executeRaw`
    INSERT INTO task_watcher (task_id, user_id)
    SELECT copy.to_id, user_id FROM ${copyTable(tasks)} JOIN task_watcher ON task_id = copy.from_id WHERE user_id = ANY(${allowed}) ORDER BY created_at, user_id`;
}
