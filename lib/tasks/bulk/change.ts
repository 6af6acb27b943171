import "server-only";
import type { Board } from "@/generated/prisma/client";
import { boardById } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { reader, transaction, type Tx } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { archiveNamed, assignToNamed, labelNamed, prioritiseNamed } from "@/lib/tasks/bulk/apply";
import { type Failure, type LockedTasks, idsOf } from "@/lib/tasks/bulk/lock";
import type { ChangeTasks } from "@/lib/tasks/bulk/inputs";
import { moveTasks } from "@/lib/tasks/bulk/move";
import { loadUpdated } from "@/lib/tasks/present/changed";
import { loadTaskContext, type TaskContext } from "@/lib/tasks/read/context";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ChangedMany {
  /** In the order in which they were named. */
  ids: number[];
  failed: Failure[];
  loaded: LoadedTasks;
  context: TaskContext;
  /** Of tasks that went to another board: the reader's place on that one, and what changed on the one that they left. */
  crossed: (Pick<OnBoard, "membership"> & { left: LoadedTasks }) | null;
}

/** The same to many tasks of a board at once, each with the lines and notifications of the single change. @throws NotFound when none of them is on the board. */
export async function changeTasks(
  board: Board,
  { taskIds, change }: ChangeTasks,
  actor: CurrentUser,
): Promise<ChangedMany> {
  const other =
    change.kind === "move" && change.boardId && change.boardId !== board.id
      ? await boardById(change.boardId, actor)
      : null;
  if (other && !canEditBoard(actor, other)) throw new Forbidden();

  const {
    tasks,
    failed,
    behind = [],
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
    crossed: other && { membership: other.membership, left: await loadUpdated(reader(), board.id, actor.id, behind) },
  };
}

function apply(
  tx: Tx,
  board: Board,
  { taskIds, change }: ChangeTasks,
  target: Board,
  actor: CurrentUser,
): Promise<LockedTasks & { behind?: number[] }> {
  switch (change.kind) {
    case "move":
      return moveTasks(tx, board, taskIds, { board: target, stageId: change.stageId }, actor);
    case "archive":
      return archiveNamed(tx, board, taskIds, actor);
    case "prioritise":
      return prioritiseNamed(tx, board, taskIds, change.priority, actor);
    case "assign":
      return assignToNamed(tx, board, taskIds, change.userIds, actor);
    case "label":
      return labelNamed(tx, board, taskIds, change.labelIds, actor);
  }
}
