import "server-only";
import type { Board } from "@/generated/prisma/client";
import { boardNamed } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { reader, transaction, type Tx } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { archiveListed, assignToListed, labelListed, prioritiseListed } from "@/lib/tasks/bulk/apply";
import { type Failure, type LockedTasks, idsOf } from "@/lib/tasks/bulk/lock";
import type { ChangeTasks } from "@/lib/tasks/bulk/inputs";
import { moveTasks } from "@/lib/tasks/bulk/move";
import { loadUpdated } from "@/lib/tasks/present/changed";
import { loadTaskContext, type TaskContext } from "@/lib/tasks/read/context";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BulkChangeResult {
  /** In the order of the request. */
  ids: number[];
  failed: Failure[];
  loaded: LoadedTasks;
  context: TaskContext;
  /** Set when the tasks went to another board: the reader's membership there, and the tasks that changed on the old board. */
  transfer: (Pick<OnBoard, "membership"> & { left: LoadedTasks }) | null;
}

/** Applies one change to many tasks. Each gets the activity and notifications of a single change. @throws NotFound when no task is on the board */
export async function changeTasks(
  board: Board,
  { taskIds, change }: ChangeTasks,
  actor: CurrentUser,
): Promise<BulkChangeResult> {
  const other =
    change.kind === "move" && change.boardId && change.boardId !== board.id
      ? await boardNamed(change.boardId, actor)
      : null;
  if (other && !canEditBoard(actor, other)) throw new Forbidden();

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
  const loaded = await loadUpdated(reader(), other?.board.id ?? board.id, actor.id, ids);
  const context = await loadTaskContext(
    reader(),
    other?.board.id ?? board.id,
    actor.id,
    loaded.rows.filter(({ id }) => ids.includes(id)),
  );
  return {
    ids,
    failed,
    loaded,
    context,
    transfer: other && {
      membership: other.membership,
      left: await loadUpdated(reader(), board.id, actor.id, changedOnOldBoard),
    },
  };
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
