import "server-only";
import { type Board, Prisma, type Stage, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { boardById } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { reader, transaction, type Tx } from "@/lib/db";
import { Forbidden, Invalid, NotFound } from "@/lib/errors";
import { hundredths } from "@/lib/order";
import { recordNotification } from "@/lib/notifications/record";
import { arriveInStage } from "@/lib/tasks/move/arrive";
import { loadChanged, loadUpdated } from "@/lib/tasks/present/changed";
import { loadTaskContext } from "@/lib/tasks/read/context";
import type { MoveTask } from "@/lib/tasks/inputs";
import { loadTasks } from "@/lib/tasks/read/load";
import { lockInSequence, lockTask } from "@/lib/tasks/lock";
import { type AlsoChanged, moveToBoard } from "@/lib/tasks/move/move-to-board";
import type { MovedTask } from "@/lib/tasks/present/moved";
import { lockTaskOrder, type Place, positionAt } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Where a task is to go; `since` widens what is answered as updated. */
type Destination = Pick<MoveTask, "stageId"> & Partial<MoveTask>;

/** Puts a task at a place in a stage of its own board, or of another one on which the actor may write (document 1, 4.3: move-task). */
export async function moveTask(board: Board, found: Task, to: Destination, actor: CurrentUser): Promise<MovedTask> {
  const other = to.boardId && to.boardId !== board.id ? await boardById(to.boardId, actor) : null;
  if (other && !canEditBoard(actor, other)) throw new Forbidden();
  if (found.stageId === null) throw new Invalid("A subtask has no stage to move to.");
  const fromId = found.stageId;

  const { renumbered, behind } = await transaction(async (tx) => {
    await lockTaskOrder(tx, fromId, to.stageId);
    await lockInSequence(tx, board.id, found.id);
    const task = await tx.task.findFirst({ where: { id: found.id, boardId: board.id } });
    const stage = await tx.stage.findFirst({ where: { id: to.stageId, boardId: other?.board.id ?? board.id } });
    if (!stage) throw new NotFound("Stage");
    if (!task) throw new NotFound("Task");
    if (task.archivedAt ?? stage.archivedAt)
      throw new Invalid("What is archived can't be moved. Please restore it first.");

    if (task.stageId === stage.id) return { renumbered: await moveWithin(tx, task, stage, to), behind: [] };
    const from = await tx.stage.findUniqueOrThrow({ where: { id: task.stageId ?? 0 } });
    if (!other) return { renumbered: await moveAcross(tx, task, from, stage, to, actor), behind: [] };
    return moveToBoard(tx, await lockTask(tx, task), { board, stage: from }, { board: other.board, stage }, to, actor);
  });
  if (other) return loadCrossed(board, other, { renumbered: [found.id, ...renumbered], behind }, to, actor);
  return { ...(await loadChanged(reader(), board.id, actor.id, found.id, renumbered, to.since)), crossed: null };
}

/** Without a place in the stage where it already stands, or beside neighbours that are gone, a task stays where it is. */
async function moveWithin(tx: Tx, task: Task, stage: Stage, place: Place): Promise<number[]> {
  const { position, renumbered } = await positionAt(
    tx,
    stage.id,
    { ...place, present: hundredths(task.position) },
    task.id,
  );
  if (renumbered.length === 0 && position === task.position.toFixed(2)) return [];

  await tx.task.update({ where: { id: task.id }, data: { position } });
  return renumbered;
}

async function moveAcross(
  tx: Tx,
  task: Task,
  from: Stage,
  stage: Stage,
  place: Place,
  actor: CurrentUser,
): Promise<number[]> {
  const { position, renumbered } = await positionAt(tx, stage.id, place, task.id);
  await tx.task.update({ where: { id: task.id }, data: { stageId: stage.id, position } });
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: "changed",
    column: "stage",
    oldValue: from.title,
    newValue: stage.title,
  });
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: "task_moved_to_new_stage",
    description: stage.title,
  });
  await arriveInStage(tx, task, from, stage, actor);
  return renumbered;
}

/** From the new board come only the tasks that the call itself changed; what else changed is that of the board in the path. */
async function loadCrossed(
  { id }: Board,
  { board, membership }: OnBoard,
  { renumbered, behind }: AlsoChanged,
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
    updated: loaded.rows,
    changedAt: new Date(),
    crossed: { membership, left: await loadUpdated(reader(), id, actor.id, behind, since) },
  };
}
