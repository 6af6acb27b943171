import "server-only";
import type { Task, TaskStatus } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { changeTime } from "@/lib/database/change-time";
import type { Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import { tellFollowers } from "@/lib/ideas/tell-followers";
import type { CurrentUser } from "@/lib/users/current-user";

export const closeTasks = (tx: Tx, boardId: number, ids: number[], actor: CurrentUser): Promise<number[]> =>
  setStatus(tx, boardId, ids, "closed", actor);

export const reopenTasks = (tx: Tx, boardId: number, ids: number[], actor: CurrentUser): Promise<number[]> =>
  setStatus(tx, boardId, ids, "open", actor);

type Changed = Pick<Task, "id" | "title" | "parentId"> & { isArchived: boolean };

async function setStatus(tx: Tx, boardId: number, ids: number[], status: TaskStatus, actor: CurrentUser) {
  const changed = await tx.$queryRaw<Changed[]>`
    UPDATE task SET status = ${status}::task_status, last_completed_at = CASE WHEN ${status} = 'closed' THEN now() END, updated_at = ${changeTime()}
    WHERE id = ANY(${ids}) AND status <> ${status}::task_status RETURNING id, title, parent_id AS "parentId", archived_at IS NOT NULL AS "isArchived"`;
  if (changed.length === 0) return [];

  await recordActivity(tx, actor, ...changed.map((task) => statusLine({ ...task, boardId }, status)));
  await countCompleted(
    tx,
    boardId,
    status,
    changed.filter(({ parentId, isArchived }) => parentId === null && !isArchived).length,
  );
  if (status === "closed")
    await tellFollowers(
      tx,
      changed.map(({ id }) => id),
      actor,
    );
  return countSubtasks(tx, ...new Set(changed.flatMap(({ parentId }) => parentId ?? [])));
}

/** A subtask's change is recorded in its parent's activity (compatibility.md, C83). */
export function statusLine(
  { id, boardId, parentId, title }: Pick<Task, "id" | "boardId" | "parentId" | "title">,
  status: TaskStatus,
): ActivityLine {
  const action = status === "closed" ? "closed" : "reopened";
  return parentId === null
    ? { boardId, taskId: id, event: `${action} task`, oldValue: title }
    : { boardId, taskId: parentId, event: `${action} subtask`, oldValue: title };
}

export async function countCompleted(tx: Tx, boardId: number, status: TaskStatus, count: number): Promise<void> {
  if (count > 0) await countTasks(tx, boardId, { completed: status === "closed" ? count : -count });
}
