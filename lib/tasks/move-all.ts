import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import type { MoveAllTasks } from "@/lib/stages/inputs";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { assignToAll } from "@/lib/tasks/assign-all";
import { loadUpdated } from "@/lib/tasks/changed";
import { closeAll, reopenAll } from "@/lib/tasks/close-all";
import type { LoadedTasks } from "@/lib/tasks/load";
import { appendAll, lockTaskOrder, lockTasksIn } from "@/lib/tasks/place";
import { watchAllByDefault } from "@/lib/tasks/watch-all";
import type { CurrentUser } from "@/lib/users/current-user";

interface Move {
  from: StageRecord;
  to: StageRecord;
}

/** Moves all active tasks of a stage to the end of another one in their order, each as if by itself; as many statements for two as for ten thousand. */
export async function moveAllTasks(board: Board, asked: MoveAllTasks, actor: CurrentUser): Promise<LoadedTasks> {
  const ids = await transaction(async (tx) => {
    const move = await heldStages(tx, board, asked);
    if (move.from.id === move.to.id) return [];

    await lockTasksIn(tx, move.from.id);
    const moved = await appendAll(tx, move.from.id, move.to.id);
    if (moved.length > 0) await arrive(tx, move, moved, actor);
    return moved;
  });
  return loadUpdated(reader(), board.id, actor.id, ids);
}

/** Both stages, with the order of their tasks locked. */
async function heldStages(tx: Tx, board: Board, { fromId, toId }: MoveAllTasks): Promise<Move> {
  await lockTaskOrder(tx, fromId, toId);
  const stages = await loadStages(tx, { id: { in: [fromId, toId] }, boardId: board.id });
  const [from, to] = [fromId, toId].map((id) => stages.find((stage) => stage.id === id));
  if (!from || !to) throw new Invalid("One or both stages do not exist or do not belong to this board");
  if (from.archivedAt ?? to.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  return { from, to };
}

/** What every task that comes from another stage goes through. */
async function arrive(tx: Tx, { from, to }: Move, taskIds: number[], actor: CurrentUser) {
  const { boardId } = to;
  await recordActivity(tx, actor, ...taskIds.map((taskId) => ({ boardId, taskId, action: "changed", column: "stage", oldValue: from.title, newValue: to.title })));
  await recordNotificationOfEach(tx, actor, { boardId, taskIds, action: "task_moved_to_new_stage", description: to.title });

  if (to.defaultTaskStatus === "closed") await closeAll(tx, boardId, taskIds, actor);
  else if (from.defaultTaskStatus === "closed") await reopenAll(tx, boardId, taskIds, actor);
  await assignToAll(tx, boardId, taskIds, to.defaultAssigneeIds, actor);
  await watchAllByDefault(tx, boardId, taskIds, to.defaultWatcherIds);
}
