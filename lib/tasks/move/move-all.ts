import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import type { MoveAllTasks } from "@/lib/stages/inputs";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { assignToAll } from "@/lib/tasks/write/assign-all";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { inOrder, lockTaskOrder, lockTasksIn, onStage } from "@/lib/tasks/move/place";
import { watchAllByDefault } from "@/lib/tasks/write/watch-all";
import type { CurrentUser } from "@/lib/users/current-user";

interface Move {
  from: StageRecord;
  to: StageRecord;
}

/** Moves all active tasks of a stage to the end of another one in their order, each as if by itself; as many statements for two as for ten thousand. */
export async function moveAllTasks(board: Board, asked: MoveAllTasks, actor: CurrentUser): Promise<LoadedTasks> {
  const ids = await transaction(async (tx) => {
    const move = await lockedStages(tx, board, asked);
    if (move.from.id === move.to.id) return [];

    await lockTasksIn(tx, move.from.id);
    const moved = await append(tx, move);
    if (moved.length > 0) await arrive(tx, move, moved, actor);
    return moved.map(({ id }) => id);
  });
  return loadUpdated(reader(), board.id, actor.id, ids);
}

/** Both stages, with the order of their tasks locked. */
async function lockedStages(tx: Tx, board: Board, { fromId, toId }: MoveAllTasks): Promise<Move> {
  await lockTaskOrder(tx, fromId, toId);
  const stages = await loadStages(tx, { id: { in: [fromId, toId] }, boardId: board.id });
  const [from, to] = [fromId, toId].map((id) => stages.find((stage) => stage.id === id));
  if (!from || !to) throw new NotFound("Stage");
  if (from.archivedAt ?? to.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  return { from, to };
}

interface Moved {
  id: number;
  title: string;
  /** Closed or reopened by its new stage. */
  isTurned: boolean;
}

/** Behind the tasks of the new stage, in their order. */
function append(tx: Tx, { from, to }: Move): Promise<Moved[]> {
  const position = Prisma.sql`position`;
  const isTurned = Prisma.sql`status <> ${newStatus({ from, to })}::task_status`;
  return tx.$queryRaw<Moved[]>`
    WITH last AS (
      SELECT coalesce(max(position), 0) AS position FROM task WHERE ${onStage(to.id)}
    ), moved AS (
      UPDATE task SET stage_id = ${to.id}, position = last.position + queue.place, updated_at = now(),
        status = CASE WHEN turned THEN ${to.defaultTaskStatus}::task_status ELSE status END,
        last_completed_at = CASE WHEN turned THEN CASE WHEN status = 'open' THEN now() END ELSE last_completed_at END
      FROM last, unnest(${inOrder(from.id, position)}, ${inOrder(from.id, position, isTurned)}) WITH ORDINALITY AS queue(id, turned, place)
      WHERE task.id = queue.id RETURNING task.id, title, turned, place)
    SELECT id, title, coalesce(turned, false) AS "isTurned" FROM moved ORDER BY place`;
}

/** What the new stage makes of the tasks; null where it leaves them as they are. */
const newStatus = ({ from, to }: Move) =>
  to.defaultTaskStatus === "closed" || from.defaultTaskStatus === "closed" ? to.defaultTaskStatus : null;

/** What every task that comes from another stage goes through. */
async function arrive(tx: Tx, { from, to }: Move, moved: Moved[], actor: CurrentUser) {
  const { boardId } = to;
  const ids = moved.map(({ id }) => id);
  await recordActivity(
    tx,
    actor,
    ...ids.map((taskId) => ({
      boardId,
      taskId,
      action: "changed",
      column: "stage",
      oldValue: from.title,
      newValue: to.title,
    })),
  );
  await recordNotificationOfEach(tx, actor, {
    boardId,
    taskIds: ids,
    action: "task_moved_to_new_stage",
    description: to.title,
  });

  const turned = moved.filter(({ isTurned }) => isTurned);
  const isClosing = to.defaultTaskStatus === "closed";
  await recordActivity(
    tx,
    actor,
    ...turned.map(({ id, title }) => ({
      boardId,
      taskId: id,
      action: isClosing ? "closed" : "reopened",
      column: "task",
      oldValue: title,
    })),
  );
  await assignToAll(tx, boardId, ids, to.defaultAssigneeIds, actor);
  await watchAllByDefault(tx, boardId, ids, to.defaultWatcherIds);
  await countTasks(tx, boardId, { completed: isClosing ? turned.length : -turned.length });
}
