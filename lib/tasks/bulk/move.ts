import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { loadStages } from "@/lib/stages/load";
import { type LockedTasks, lockTasks, rejectTasks } from "@/lib/tasks/bulk/lock";
import { positionsAtEnd, putTasks } from "@/lib/tasks/move/put";
import type { CurrentUser } from "@/lib/users/current-user";

interface MovedTasks extends LockedTasks {
  changedOnOldBoard: number[];
}

/** Moves tasks to the end of a stage, in the order of `taskIds`. Tasks that are already in it keep their position. */
export async function moveTasks(
  tx: Tx,
  board: Board,
  taskIds: number[],
  to: { board: Board; stageId: number },
  actor: CurrentUser,
): Promise<MovedTasks> {
  const locked = rejectTasks(await lockTasks(tx, board.id, taskIds, to.stageId), reasonNotToMove);
  const [stage] = await loadStages(tx, { id: to.stageId, boardId: to.board.id });
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid(ARCHIVED);

  const moving = locked.tasks.filter(({ stageId }) => stageId !== stage.id);
  const positions = await positionsAtEnd(tx, stage.id, moving.length);
  return {
    ...locked,
    changedOnOldBoard: await putTasks(tx, board, moving, positions, { board: to.board, stage }, actor),
  };
}

const ARCHIVED = "What is archived can't be moved. Please restore it first.";

function reasonNotToMove({ stageId, archivedAt }: Task): string | null {
  if (stageId === null) return "A subtask has no stage to move to.";
  return archivedAt ? ARCHIVED : null;
}
