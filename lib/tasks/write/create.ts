import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import type { Actor } from "@/lib/activity/actor";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { insertInto } from "@/lib/database/record";
import { reader, rowsOf, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { attachLabels } from "@/lib/labels/attach";
import { notifyAssigned } from "@/lib/notifications/assignment";
import { assignableIds, requireAssignable } from "@/lib/tasks/write/assignable";
import { activeStages } from "@/lib/stages/place";
import type { StageRow } from "@/lib/stages/present";
import { readStage } from "@/lib/stages/read";
import { recordNewSubtasks, placeUnder, type PlaceUnderParent } from "@/lib/subtasks/parent";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import type { CreateTask } from "@/lib/tasks/inputs";
import { type FreePlace, lockTaskOrder, positionAt } from "@/lib/tasks/move/place";
import { REMINDER_NAMES, taskColumns, taskOfRecord, type TaskRecord } from "@/lib/tasks/record";
import { remindAt } from "@/lib/tasks/reminder";
import { slugOfTask } from "@/lib/tasks/slug";
import { startWatching, watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** The default stage is the board's first active one, the default place its end; the stage sets the status (document
 * 1, 4.3). With a parent the task is an open subtask without a stage. */
export async function createTask(board: Board, input: CreateTask, actor: CurrentUser): Promise<ChangedTasks> {
  if (input.boardId !== board.id)
    throw new Invalid("Board id is not valid", { params: { board_id: "Board id is not valid" } });

  const { task, changedIds } = await transaction((tx) => insertNewTask(tx, board, input, actor));
  return loadChanged(reader(), board.id, actor.id, task.id, changedIds);
}

/** @throws NotFound for a stage, parent or label of another board, Invalid for an archived stage or other people */
export async function insertNewTask(tx: Tx, board: Board, input: CreateTask & FromOutside, actor: CurrentUser) {
  const stageId = input.stageId ?? (await firstStage(tx, board));
  if (input.parentId === null) return createInStage(tx, board, stageId, input, actor);

  await lockedStage(tx, board, stageId);
  return createUnderParent(tx, board, await placeUnder(tx, board.id, input.parentId), input, actor);
}

/** @throws Invalid when every stage is archived */
async function firstStage(tx: Tx, board: Board): Promise<number> {
  const [stage] = await activeStages(tx, board.id);
  if (!stage)
    throw new Invalid("This board has no active stage.", { params: { stage_id: "This board has no active stage." } });
  return stage.id;
}

/** Locks the order of the stage's tasks. @throws NotFound, or Invalid for an archived stage */
export async function lockedStage(tx: Tx, board: Pick<Board, "id">, stageId: number): Promise<StageRow> {
  await lockTaskOrder(tx, stageId);
  const stage = await readStage(tx, board.id, stageId);
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  return stage;
}

/** Locks the order of the stage's tasks. @throws NotFound, or Invalid for an archived stage */
export async function createInStage(
  tx: Tx,
  board: Board,
  stageId: number,
  input: CreateTask & FromOutside,
  actor: CurrentUser,
) {
  const place = await placeInStage(tx, board, stageId, input.index);
  await requireAssignable(tx, board.id, input.assigneeIds, actor);
  const task = await insertInStage(tx, board, place, input, actor);
  return { task, changedIds: place.renumbered };
}

interface PlaceInStage extends FreePlace {
  stage: StageRow;
}

/** Locks the order of the stage's tasks. @throws NotFound, or Invalid for an archived stage */
export async function placeInStage(
  tx: Tx,
  board: Pick<Board, "id">,
  stageId: number,
  index: number | null,
): Promise<PlaceInStage> {
  const [stage, place] = await Promise.all([lockedStage(tx, board, stageId), positionAt(tx, stageId, { index }, null)]);
  return { stage, ...place };
}

/** What guests and other programs say of a task; people of the site don't. */
export type FromOutside = Partial<Pick<Task, "authorName" | "authorEmail" | "status">>;

type InStage = NewTask & Pick<CreateTask, "startedAt">;

/** With all that belongs to it: people, counters, activity, notifications. */
export async function insertInStage(
  tx: Tx,
  board: Board,
  { stage, position }: PlaceInStage,
  input: InStage,
  actor: Actor,
): Promise<Task> {
  const assigneeIds = await assignableIds(tx, board.id, [...input.assigneeIds, ...stage.defaultAssigneeIds]);
  const status = input.status ?? stage.defaultTaskStatus;
  const placement = { stageId: stage.id, position, startedAt: input.startedAt, ...statusColumns(status) };
  const task = await insertTask(tx, board, placement, input, actor);
  await attachLabels(tx, task, input.labelIds);
  await addWatchers(tx, task, assigneeIds, stage, actor);
  await countTasks(tx, board.id, { tasks: 1, completed: task.status === "closed" ? 1 : 0 });
  await recordCreated(tx, task, stage, actor);
  await assignNewTask(tx, task, assigneeIds, actor);
  return task;
}

const statusColumns = (status: Task["status"]) => ({
  status,
  lastCompletedAt: status === "closed" ? new Date() : null,
});

async function addWatchers(tx: Tx, task: Task, assigneeIds: number[], stage: StageRow, actor: Actor) {
  const assignees = assigneeIds.map((userId) => ({ taskId: task.id, userId }));
  const creators = actor.id === null ? [] : [{ taskId: task.id, userId: actor.id }];
  await startWatching(tx, task.boardId, creators, "watch_on_creating_task");
  await startWatching(tx, task.boardId, assignees, "watch_on_assigning");
  await watchByDefault(tx, task.boardId, [task.id], stage.defaultWatcherIds);
}

async function recordCreated(tx: Tx, { id, boardId, title }: Task, stage: StageRow, actor: Actor) {
  const line = { boardId, event: "created task", newValue: title } as const;
  const description = `on stage ${stage.title}`;
  await recordActivity(tx, actor, { ...line, taskId: id }, { ...line, description, settings: { task_id: id } });
}

/** A new subtask has no watchers and no start date of its own (compatibility.md, C63). Needs the parent's lock. */
export async function createUnderParent(
  tx: Tx,
  board: Board,
  place: PlaceUnderParent,
  input: NewTask,
  actor: CurrentUser,
) {
  await requireAssignable(tx, board.id, input.assigneeIds, actor);
  const assigneeIds = [...new Set(input.assigneeIds)];
  const placement = { ...place, ...(input.status && statusColumns(input.status)) };
  const task = await insertTask(tx, board, placement, input, actor);
  await attachLabels(tx, task, input.labelIds);
  await recordNewSubtasks(tx, { id: place.parentId, boardId: board.id }, [task.title], actor);
  await assignNewTask(tx, task, assigneeIds, actor);
  return { task, changedIds: [place.parentId] };
}

export type NewTask = Omit<CreateTask, "boardId" | "stageId" | "parentId" | "index" | "startedAt"> & FromOutside;

async function assignNewTask(tx: Tx, task: Task, assigneeIds: number[], actor: Actor) {
  if (assigneeIds.length === 0) return;

  const assignees = assigneeIds.map((userId) => ({ taskId: task.id, userId }));
  await tx.taskAssignee.createMany({ data: assignees });
  await notifyAssigned(tx, actor, task.boardId, assignees);
}

type Placement = (PlaceUnderParent | { stageId: number; position: string; startedAt: Date | null }) &
  Pick<Prisma.TaskUncheckedCreateInput, "status" | "lastCompletedAt">;

export async function insertTask(
  tx: Tx,
  board: Board,
  placement: Placement,
  input: NewTask,
  actor: Actor,
): Promise<Task> {
  const now = new Date();
  const columns = {
    ...placement,
    ...columnsOfInput(input),
    boardId: board.id,
    type: board.type === "roadmap" ? "roadmap" : "task",
    createdById: actor.id,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await rowsOf<TaskRecord>(tx, Prisma.sql`${insertInto("task AS t", columns)} RETURNING ${taskColumns}`);
  if (!row) throw new Error("An insert of one row always returns it.");
  return taskOfRecord(row);
}

const columnsOfInput = (input: NewTask) => ({
  title: input.title,
  slug: slugOfTask(input.title),
  priority: input.priority,
  description: input.description,
  crmContactId: input.crmContactId,
  isTemplate: input.isTemplate,
  dueAt: input.dueAt,
  remindAt: remindAt(input.reminderType, input.dueAt, input.remindAt),
  reminderType: input.reminderType && REMINDER_NAMES[input.reminderType],
  source: input.source,
  sourceId: input.sourceId,
  leadValue: input.leadValue,
  coverColor: input.coverColor,
  authorName: input.authorName,
  authorEmail: input.authorEmail,
});
