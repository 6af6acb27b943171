import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { boardById } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { changeTime } from "@/lib/database/change-time";
import { reader, sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden, Invalid, NotFound } from "@/lib/errors";
import { hundredths } from "@/lib/order";
import { readStage } from "@/lib/stages/read";
import { serializeTask } from "@/lib/tasks/present/serialize";
import { loadChanged, loadUpdated } from "@/lib/tasks/present/changed";
import { loadTaskContext } from "@/lib/tasks/read/context";
import type { MoveTask } from "@/lib/tasks/move/inputs";
import { loadTasks } from "@/lib/tasks/read/load";
import { lockInSequence } from "@/lib/tasks/lock";
import { readTask } from "@/lib/tasks/record";
import type { MovedTask } from "@/lib/tasks/present/moved";
import { refuseOtherStage } from "@/lib/tasks/stale-value";
import { lockTaskOrder, positionAt } from "@/lib/tasks/move/place";
import { leftStages, putTasks } from "@/lib/tasks/move/put";
import type { CurrentUser } from "@/lib/users/current-user";

type Destination = Pick<MoveTask, "stageId"> & Partial<MoveTask>;

/** The stage may be on another board that the actor can edit (compatibility.md, C50). */
export async function moveTask(board: Board, found: Task, to: Destination, actor: CurrentUser): Promise<MovedTask> {
  const other = to.boardId && to.boardId !== board.id ? await boardById(to.boardId, actor) : null;
  if (other && !canEditBoard(actor, other)) throw new Forbidden();
  const { renumbered, changedOnOldBoard } = await moveTo(board, found, other?.board ?? board, to, actor);
  if (other)
    return loadTransferred(board, other, { renumbered: [found.id, ...renumbered], changedOnOldBoard }, to, actor);
  return { ...(await loadChanged(reader(), board.id, actor.id, found.id, renumbered, to.since)), transfer: null };
}

/** Without reading an answer. The actor must be allowed to edit both boards. */
export async function moveTo(
  board: Board,
  found: Task,
  target: Board,
  to: Destination,
  actor: CurrentUser,
): Promise<AlsoChanged> {
  const fromId = stageOf(found);

  return transaction(async (tx) => {
    await lockTaskOrder(tx, fromId, to.stageId);
    await lockInSequence(tx, board.id, found.id);
    const { task, stage, left, position, renumbered: others } = await readMove(tx, found, target, to);
    // It may have become a subtask before it was locked.
    stageOf(task);
    await refuseOtherStage(tx, task, to);
    if (task.archivedAt ?? stage.archivedAt)
      throw new Invalid("What is archived can't be moved. Please restore it first.");
    if (task.stageId !== stage.id) {
      const changed = await putTasks(tx, board, [task], left, [position], { board: target, stage }, actor);
      return { renumbered: others, changedOnOldBoard: changed };
    }
    await moveWithin(tx, task, position, others);
    return { renumbered: others, changedOnOldBoard: [] };
  });
}

/** What a move depends on, in one round trip. Needs the locks of both stages and the task. @throws NotFound */
async function readMove(tx: Tx, { id, boardId }: Task, target: Board, to: Destination) {
  const reading = readTask(tx, boardId, id);
  const current = async () => {
    const task = await reading;
    return task?.stageId === to.stageId ? hundredths(task.position) : null;
  };
  const [task, stage, left, place] = await Promise.all([
    reading,
    readStage(tx, target.id, to.stageId),
    leftStages(tx, [id]),
    positionAt(tx, to.stageId, { ...to, current }, id),
  ]);
  if (!stage) throw new NotFound("Stage");
  if (!task) throw new NotFound("Task");
  return { task, stage, left, ...place };
}

/** @throws Invalid for a subtask */
function stageOf({ stageId }: Task): number {
  if (stageId === null) throw new Invalid("A subtask has no stage to move to.");
  return stageId;
}

/** Without a place in the stage where it already stands, or beside neighbours that are gone, a task stays where it is. */
async function moveWithin(tx: Tx, task: Task, position: string, renumbered: number[]): Promise<void> {
  if (renumbered.length === 0 && position === task.position.toFixed(2)) return;

  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET position = ${position}::numeric, updated_at = ${changeTime()} WHERE id = ${task.id}`,
  );
}

interface AlsoChanged {
  renumbered: number[];
  changedOnOldBoard: number[];
}

/** Recent changes by others are those of the board in the path; of the new board only this call's are loaded. */
async function loadTransferred(
  { id }: Board,
  { board, membership }: OnBoard,
  { renumbered, changedOnOldBoard }: AlsoChanged,
  { since }: Destination,
  actor: CurrentUser,
): Promise<MovedTask> {
  const which = {
    where: Prisma.sql`t.board_id = ${board.id} AND t.id = ANY(${renumbered})`,
    order: Prisma.sql`(t.id = ${renumbered[0]}) DESC, t.position`,
  };
  const loaded = await loadTasks(reader(), board.id, actor.id, which);
  const [task] = loaded.rows;
  if (!task || task.id !== renumbered[0]) throw new NotFound("Task");
  const context = await loadTaskContext(reader(), board.id, actor.id, [task]);
  return {
    ...loaded,
    task,
    context,
    updated: loaded.rows.map(serializeTask),
    changedAt: new Date(),
    transfer: { membership, left: await loadUpdated(reader(), id, actor.id, changedOnOldBoard, since) },
  };
}
