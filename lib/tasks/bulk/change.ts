import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { boardById } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { reader, transaction, type Tx } from "@/lib/db";
import { Forbidden, NotFound, Invalid } from "@/lib/errors";
import { archiveListed, assignToListed, labelListed, prioritiseListed } from "@/lib/tasks/bulk/apply";
import { type Failure, type LockedTasks, idsOf, lockListed, readListed, rejectTasks } from "@/lib/tasks/bulk/lock";
import type { Change, ChangeTasks } from "@/lib/tasks/bulk/inputs";
import { loadUpdated } from "@/lib/tasks/present/changed";
import { loadTaskContext, type TaskContext } from "@/lib/tasks/read/context";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";
import { readStage } from "@/lib/stages/read";
import { lastPosition, leftStages, positionsAfter, putTasks } from "@/lib/tasks/move/put";

export interface BulkChangeResult {
  ids: number[];
  failed: Failure[];
  loaded: LoadedTasks;
  context: TaskContext;
  /** For tasks that went to another board: the membership there, and the changed tasks of the old board. */
  transfer: (Pick<OnBoard, "membership"> & { left: LoadedTasks }) | null;
}

/** Each task gets the activity and notifications of a single change. @throws NotFound when no task is on the board */
export async function changeTasks(
  board: Board,
  { taskIds, change }: ChangeTasks,
  actor: CurrentUser,
): Promise<BulkChangeResult> {
  const other = await findOtherBoard(board, change, actor);
  const {
    tasks,
    failed,
    changedOnOldBoard = [],
  } = await transaction(async (tx) => {
    const locked = await apply(tx, board, { taskIds, change }, other?.board ?? board, actor);
    if (locked.failed.filter(({ title }) => title === null).length === taskIds.length) throw new NotFound("Task");
    return locked;
  });
  const ids = idsOf(tasks);
  const result = await loadChangedTasks(other?.board ?? board, ids, actor);
  const transfer = other && {
    membership: other.membership,
    left: await loadUpdated(reader(), board.id, actor.id, changedOnOldBoard),
  };
  return { ids, failed, ...result, transfer };
}

/** Null when the tasks stay on their board. @throws Forbidden */
async function findOtherBoard({ id }: Board, change: Change, actor: CurrentUser): Promise<OnBoard | null> {
  if (change.kind !== "move" || !change.boardId || change.boardId === id) return null;

  const other = await boardById(change.boardId, actor);
  if (!canEditBoard(actor, other)) throw new Forbidden();
  return other;
}

async function loadChangedTasks({ id: boardId }: Board, ids: number[], actor: CurrentUser) {
  const loaded = await loadUpdated(reader(), boardId, actor.id, ids);
  const rows = loaded.rows.filter(({ id }) => ids.includes(id));
  return { loaded, context: await loadTaskContext(reader(), boardId, actor.id, rows) };
}

function apply(
  tx: Tx,
  board: Board,
  { taskIds, change }: ChangeTasks,
  target: Board,
  actor: CurrentUser,
): Promise<LockedTasks & { changedOnOldBoard?: number[] }> {
  switch (change.kind) {
    case "move":
      return moveTasks(tx, board, taskIds, { board: target, stageId: change.stageId }, actor);
    case "archive":
      return archiveListed(tx, board, taskIds, actor);
    case "prioritise":
      return prioritiseListed(tx, board, taskIds, change.priority, actor);
    case "assign":
      return assignToListed(tx, board, taskIds, change.userIds, actor);
    case "label":
      return labelListed(tx, board, taskIds, change.labelIds, actor);
  }
}

interface MovedTasks extends LockedTasks {
  changedOnOldBoard: number[];
}

/** Moves tasks to the end of a stage, in the order of `taskIds`. Tasks that are already in it keep their position. */
async function moveTasks(
  tx: Tx,
  board: Board,
  taskIds: number[],
  to: { board: Board; stageId: number },
  actor: CurrentUser,
): Promise<MovedTasks> {
  await lockListed(tx, board.id, taskIds, to.stageId);
  const [listed, stage, left, last] = await Promise.all([
    readListed(tx, board.id, taskIds),
    readStage(tx, to.board.id, to.stageId),
    leftStages(tx, taskIds),
    lastPosition(tx, to.stageId),
  ]);
  const locked = rejectTasks(listed, reasonNotToMove);
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid(ARCHIVED);

  const moving = locked.tasks.filter(({ stageId }) => stageId !== stage.id);
  const positions = positionsAfter(last, moving.length);
  return {
    ...locked,
    changedOnOldBoard: await putTasks(tx, board, moving, left, positions, { board: to.board, stage }, actor),
  };
}

const ARCHIVED = "What is archived can't be moved. Please restore it first.";

function reasonNotToMove({ stageId, archivedAt }: Task): string | null {
  if (stageId === null) return "A subtask has no stage to move to.";
  return archivedAt ? ARCHIVED : null;
}
