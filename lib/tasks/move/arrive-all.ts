import "server-only";
import type { TaskStatus } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import type { Tx } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";
import { assignToAll } from "@/lib/tasks/write/assign-all";
import { watchAllByDefault } from "@/lib/tasks/write/watch-all";
import type { CurrentUser } from "@/lib/users/current-user";

/** What a stage does with tasks that come into it from another one, as `arriveInStage` does it to one. The tasks must be locked. */
export async function arriveAllInStage(
  tx: Tx,
  taskIds: number[],
  from: Pick<StageRecord, "defaultTaskStatus">,
  to: StageRecord,
  actor: CurrentUser,
): Promise<void> {
  if (to.defaultTaskStatus === "closed" || from.defaultTaskStatus === "closed") await turn(tx, taskIds, to, actor);
  await assignToAll(tx, to.boardId, taskIds, to.defaultAssigneeIds, actor);
  await watchAllByDefault(tx, to.boardId, taskIds, to.defaultWatcherIds);
}

interface Turned {
  id: number;
  title: string;
}

/** Closes or reopens those that are not so already. */
async function turn(
  tx: Tx,
  taskIds: number[],
  { boardId, defaultTaskStatus: status }: StageRecord,
  actor: CurrentUser,
) {
  const turned = await setStatus(tx, taskIds, status);
  await recordActivity(
    tx,
    actor,
    ...turned.map(({ id, title }) => ({
      boardId,
      taskId: id,
      action: status === "closed" ? "closed" : "reopened",
      column: "task",
      oldValue: title,
    })),
  );
  await countTasks(tx, boardId, { completed: status === "closed" ? turned.length : -turned.length });
}

const setStatus = (tx: Tx, taskIds: number[], status: TaskStatus) => tx.$queryRaw<Turned[]>`
  WITH turned AS (
    UPDATE task SET status = ${status}::task_status, last_completed_at = CASE WHEN ${status} = 'closed' THEN now() END, updated_at = now()
    WHERE id = ANY(${taskIds}) AND status <> ${status}::task_status RETURNING id, title)
  SELECT turned.id, title FROM turned JOIN unnest(${taskIds}::int[]) WITH ORDINALITY AS asked(id, place) ON asked.id = turned.id ORDER BY place`;
