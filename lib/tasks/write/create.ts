import "server-only";
import type { Board, Prisma, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { attachLabels } from "@/lib/labels/attach";
import { notifyAssigned } from "@/lib/notifications/assignment";
import { assignableIds, requireAssignable } from "@/lib/tasks/write/assignable";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { activeStages } from "@/lib/stages/place";
import { recordNewSubtasks, placeUnder, type PlaceUnderParent } from "@/lib/subtasks/parent";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import type { CreateTask } from "@/lib/tasks/inputs";
import { lockTaskOrder, positionAt } from "@/lib/tasks/move/place";
import { remindAt } from "@/lib/tasks/reminder";
import { slugOfTask } from "@/lib/tasks/slug";
import { startWatching, watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * A new task at the end of its stage (the board's first active one, if none is named), or at the place asked for; its stage says whether
 * it is open (document 1, 4.3). With a parent it is a subtask, open and in no stage.
 */
export async function createTask(board: Board, given: CreateTask, actor: CurrentUser): Promise<ChangedTasks> {
  if (given.boardId !== board.id)
    throw new Invalid("Board id is not valid", { params: { board_id: "Board id is not valid" } });

  const { task, changedIds } = await transaction(async (tx) => {
    const stage = await lockedStage(tx, board, given.stageId ?? (await firstStage(tx, board)));
    return given.parentId === null
      ? createInStage(tx, board, stage, given, actor)
      : createUnderParent(tx, board, await placeUnder(tx, board.id, given.parentId), given, actor);
  });
  return loadChanged(reader(), board.id, actor.id, task.id, changedIds);
}

/** @throws Invalid where every stage is archived */
async function firstStage(tx: Tx, board: Board): Promise<number> {
  const [stage] = await activeStages(tx, board.id);
  if (!stage)
    throw new Invalid("This board has no active stage.", { params: { stage_id: "This board has no active stage." } });
  return stage.id;
}

/** The stage, with the order of its tasks locked. @throws NotFound, or Invalid for an archived one */
export async function lockedStage(tx: Tx, board: Board, stageId: number): Promise<StageRecord> {
  await lockTaskOrder(tx, stageId);
  const [stage] = await loadStages(tx, { id: stageId, boardId: board.id });
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  return stage;
}

/** Needs `heldStage`. */
export async function createInStage(tx: Tx, board: Board, stage: StageRecord, given: CreateTask, actor: CurrentUser) {
  await requireAssignable(tx, board.id, given.assigneeIds, actor);
  const assigneeIds = await assignableIds(tx, board.id, [...given.assigneeIds, ...stage.defaultAssigneeIds]);
  const { position, renumbered } = await positionAt(tx, stage.id, { index: given.index }, null);
  const status = stage.defaultTaskStatus;
  const task = await insertTask(
    tx,
    board,
    {
      stageId: stage.id,
      position,
      status,
      lastCompletedAt: status === "closed" ? new Date() : null,
      startedAt: given.startedAt,
    },
    given,
    actor,
  );
  await attachLabels(tx, task, given.labelIds);
  await startWatching(tx, board.id, [{ taskId: task.id, userId: actor.id }], "watch_on_creating_task");
  await startWatching(
    tx,
    board.id,
    assigneeIds.map((userId) => ({ taskId: task.id, userId })),
    "watch_on_assigning",
  );
  await watchByDefault(tx, board.id, [task.id], stage.defaultWatcherIds);
  await countTasks(tx, board.id, { tasks: 1, completed: task.status === "closed" ? 1 : 0 });

  await recordActivity(
    tx,
    actor,
    { boardId: board.id, taskId: task.id, event: "created task", newValue: task.title },
    {
      boardId: board.id,
      event: "created task",
      newValue: task.title,
      description: `on stage ${stage.title}`,
      settings: { task_id: task.id },
    },
  );
  await assignFirst(tx, task, assigneeIds, actor);
  return { task, changedIds: renumbered };
}

/** Nobody watches a new subtask, and its start is its parent's (observed.md, 8). Needs the lock of the parent. */
export async function createUnderParent(
  tx: Tx,
  board: Board,
  place: PlaceUnderParent,
  given: NewTask,
  actor: CurrentUser,
) {
  await requireAssignable(tx, board.id, given.assigneeIds, actor);
  const assigneeIds = [...new Set(given.assigneeIds)];
  const task = await insertTask(tx, board, place, given, actor);
  await attachLabels(tx, task, given.labelIds);
  await recordNewSubtasks(tx, { id: place.parentId, boardId: board.id }, [task.title], actor);
  await assignFirst(tx, task, assigneeIds, actor);
  return { task, changedIds: [place.parentId] };
}

/** What a new task has wherever it stands. */
export type NewTask = Omit<CreateTask, "boardId" | "stageId" | "parentId" | "index" | "startedAt">;

async function assignFirst(tx: Tx, task: Task, assigneeIds: number[], actor: CurrentUser) {
  if (assigneeIds.length === 0) return;

  const assignees = assigneeIds.map((userId) => ({ taskId: task.id, userId }));
  await tx.taskAssignee.createMany({ data: assignees });
  await notifyAssigned(tx, actor, task.boardId, assignees);
}

type Standing =
  | PlaceUnderParent
  | (Pick<Prisma.TaskUncheckedCreateInput, "stageId" | "status" | "lastCompletedAt" | "startedAt"> & {
      position: string;
    });

/** The record alone. */
export async function insertTask(
  tx: Tx,
  board: Board,
  standing: Standing,
  given: NewTask,
  actor: CurrentUser,
): Promise<Task> {
  return tx.task.create({
    data: {
      ...standing,
      boardId: board.id,
      title: given.title,
      slug: slugOfTask(given.title),
      type: board.type === "roadmap" ? "roadmap" : "task",
      priority: given.priority,
      description: given.description,
      crmContactId: given.crmContactId,
      isTemplate: given.isTemplate,
      dueAt: given.dueAt,
      remindAt: remindAt(given.reminderType, given.dueAt, given.remindAt),
      reminderType: given.reminderType,
      source: given.source,
      sourceId: given.sourceId,
      leadValue: given.leadValue,
      coverColor: given.coverColor,
      createdById: actor.id,
    },
  });
}
