import "server-only";
import { type Board, Prisma, type Stage, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { markBoard } from "@/lib/boards/write/mark";
import { reader, transaction, type Tx } from "@/lib/db";
import { Conflict, NotFound, Refusal } from "@/lib/errors";
import { chooseGroup } from "@/lib/subtasks/group";
import { lockParent } from "@/lib/subtasks/lock";
import { countSubtasks } from "@/lib/subtasks/counters";
import { lockTaskOrder } from "@/lib/tasks/move/place";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { readTask } from "@/lib/tasks/record";
import { restoreTasks, stageArchived } from "@/lib/tasks/write/restore";
import { lockItem } from "@/lib/trash/item";
import { putBack } from "@/lib/trash/put-back";
import { restoredTask } from "@/lib/trash/restore/values";
import type { CurrentUser } from "@/lib/users/current-user";

export interface RestoreTask {
  id: number;
  /** Null for the stage in which it was. */
  stageId: number | null;
}

interface TaskRow {
  stage_id: number | null;
  parent_id: number | null;
  subtask_group_id: number | null;
  archived_at: string | null;
}

/**
 * To the top of its stage or a chosen one; a subtask to the end of its group, or of the first one. An archived task stays archived.
 * @throws NotFound when it is not in this board's trash, Conflict when its stage or task is gone or archived
 */
export async function restoreTrashedTask(
  board: Board,
  { id, stageId }: RestoreTask,
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const changedIds = await transaction(async (tx) => {
    const { row, ...item } = await lockItem<TaskRow>(tx, "task", id, Prisma.sql`i.board_id = ${board.id}`);
    const isArchived = row.archived_at !== null;
    const place =
      row.parent_id === null
        ? await stageOf(tx, board, row, stageId)
        : await groupOf(tx, board, row, row.parent_id, stageId);
    const now = new Date();
    // It is restored as an archived task, and then as one is.
    const archived = isArchived ? {} : { archived_at: now.toISOString(), position: 0 };
    await putBack(tx, item, { root: { ...archived, ...place }, tables: { task: restoredTask(now) } });

    const task = await readTask(tx, board.id, id);
    if (!task) throw new NotFound("Task");
    return isArchived ? markRestored(tx, task, actor) : restoreTasks(tx, board.id, [task], actor);
  });
  return loadChanged(reader(), board.id, actor.id, id, changedIds);
}

async function stageOf(tx: Tx, board: Board, { stage_id, archived_at }: TaskRow, chosenId: number | null) {
  const id = chosenId ?? stage_id ?? 0;
  await lockTaskOrder(tx, id);
  const stage = await tx.stage.findFirst({ where: { id, boardId: board.id } });
  if (!stage && chosenId !== null) throw new NotFound("Stage");
  if (!stage) throw new Conflict("The stage of this task is gone. Please choose another one.");
  if (stage.archivedAt && (chosenId !== null || archived_at === null)) throw new Conflict(reasonOf(stage, chosenId));
  return { stage_id: stage.id };
}

const reasonOf = (stage: Stage, chosenId: number | null) =>
  chosenId === null ? stageArchived(stage) : `The stage "${stage.title}" is archived. Please choose another one.`;

async function groupOf(tx: Tx, board: Board, row: TaskRow, parentId: number, chosenId: number | null) {
  if (chosenId !== null) throw new Conflict("A subtask has no stage to move to.");
  const parent = await lockParent(tx, { id: parentId, boardId: board.id }).catch(asConflict);
  const group =
    (row.subtask_group_id === null ? undefined : await chooseGroup(tx, parent, row.subtask_group_id)) ??
    (await chooseGroup(tx, parent, "first"));
  if (!group) throw new NotFound("Subtask group");
  return { subtask_group_id: group.id };
}

function asConflict(error: unknown): never {
  if (error instanceof Refusal) throw new Conflict("The task of this subtask is gone. Please restore it first.");
  throw error;
}

async function markRestored(tx: Tx, { id, boardId, parentId, title }: Task, actor: CurrentUser): Promise<number[]> {
  await recordActivity(tx, actor, { boardId, event: "restored task", oldValue: title });
  const parents = await countSubtasks(tx, ...(parentId === null ? [] : [parentId]));
  await markBoard(tx, boardId, { tasksArchivedAt: new Date() });
  return [id, ...parents];
}
