import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { type CopiedFile, copyFiles, recordFileCopies, TASK_IMAGES } from "@/lib/attachments/copy";
import { countTasks } from "@/lib/boards/read/counters";
import { commentsToCopy, copyComments } from "@/lib/comments/copy";
import type { Copy } from "@/lib/copies/copy";
import { copyFieldValues } from "@/lib/custom-fields/transfer";
import { insertInto, nextId } from "@/lib/database/record";
import { reader, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { copyLabels } from "@/lib/labels/transfer";
import { notifyAssigned } from "@/lib/notifications/assignment";
import type { StageRow } from "@/lib/stages/present";
import { copySubtasks, ownColumns, subtasksToCopy } from "@/lib/subtasks/copy";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import type { CloneTask } from "@/lib/tasks/write/clone-input";
import { copyAssignees } from "@/lib/tasks/write/copy-people";
import { lockedStage } from "@/lib/tasks/write/create";
import { positionAt } from "@/lib/tasks/move/place";
import { readTask } from "@/lib/tasks/record";
import { slugOfTask } from "@/lib/tasks/slug";
import { startWatching, watchByDefault } from "@/lib/tasks/write/watch";
import { isPro } from "@/lib/tier";
import type { CurrentUser } from "@/lib/users/current-user";

/** Files are copied before the transaction begins. */
export async function filesForClone(found: Task, input: CloneTask): Promise<CopiedFile[]> {
  if (found.parentId !== null) throw withoutStage();

  const { subtasks, attachments, comments } = withinTier(input);
  const owners = [
    ...TASK_IMAGES,
    ...(attachments ? (["task"] as const) : []),
    ...(comments ? (["comment_image"] as const) : []),
  ];
  return copyFiles(
    { OR: [{ taskId: found.id }, ...(subtasks ? [{ task: { parentId: found.id, archivedAt: null } }] : [])] },
    owners,
  );
}

/** Copies a task to the top of a stage, with the requested relations (compatibility.md, C52). */
export async function cloneTask(
  board: Board,
  found: Task,
  input: CloneTask,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const { cloneId, renumbered } = await transaction((tx) =>
    cloneWith(tx, board, found, withinTier(input), files, actor),
  );
  return loadChanged(reader(), board.id, actor.id, cloneId, renumbered);
}

const withoutStage = () => new Invalid("A subtask has no stage in which a clone could stand.");

const withinTier = (input: CloneTask): CloneTask =>
  isPro() ? input : { ...input, subtasks: false, attachments: false };

async function cloneWith(tx: Tx, board: Board, found: Task, input: CloneTask, files: CopiedFile[], actor: CurrentUser) {
  const [stage, source, { position, renumbered }, id, subtasks] = await Promise.all([
    lockedStage(tx, board, input.stageId),
    lockedSource(tx, found),
    positionAt(tx, input.stageId, { index: 1 }, null),
    nextId(tx, "task"),
    input.subtasks ? subtasksToCopy(tx, found.id) : null,
  ]);
  const clone = await insertClone(tx, source, stage, { ...input, id, position }, actor);
  const copies = [
    { from: source.id, to: clone.id },
    ...(subtasks ? await copySubtasks(tx, clone.id, subtasks, () => ({ createdById: actor.id })) : []),
  ];
  const [comments, assigneeIds] = await Promise.all([
    input.comments ? commentsToCopy(tx, copies) : [],
    input.assignees ? copiedAssignees(tx, clone, copies) : assignableIds(tx, board.id, stage.defaultAssigneeIds),
  ]);
  await attachCopies(tx, copies, input, comments, files, actor);
  await countTasks(tx, board.id, { tasks: 1, completed: clone.status === "closed" ? 1 : 0 });
  await recordClone(tx, source, clone, stage, actor);
  await addPeople(tx, clone, assigneeIds, stage, actor);
  return { cloneId: clone.id, renumbered };
}

/** Changes of the task's relations need its lock, too, so they wait. Unlike `lockTask` this does not mark it as
 * changed. */
async function lockedSource(tx: Tx, { id, boardId }: Task): Promise<Task> {
  await sendAlong(tx, Prisma.sql`SELECT id FROM task WHERE id = ${id} FOR NO KEY UPDATE`);
  const source = await readTask(tx, boardId, id);
  if (!source) throw new NotFound("Task");
  if (source.parentId !== null) throw withoutStage();
  return source;
}

type Clone = Pick<Task, "id" | "boardId" | "title" | "status">;

async function insertClone(
  tx: Tx,
  source: Task,
  stage: StageRow,
  { id, title, position }: CloneTask & { id: number; position: string },
  actor: CurrentUser,
): Promise<Clone> {
  const [status, now] = [stage.defaultTaskStatus, new Date()];
  const placement = { id, stageId: stage.id, position, status, lastCompletedAt: status === "closed" ? now : null };
  const names = { title, slug: slugOfTask(title) };
  const authorship = { createdById: actor.id, createdAt: now, updatedAt: now };
  await sendAlong(tx, insertInto("task", { ...ownColumns(source), ...placement, ...names, ...authorship }));
  return { id, boardId: source.boardId, title, status };
}

async function attachCopies(
  tx: Tx,
  copies: Copy[],
  { labels }: CloneTask,
  comments: Copy[],
  files: CopiedFile[],
  actor: CurrentUser,
) {
  await copyFieldValues(tx, copies);
  if (labels) await copyLabels(tx, copies);
  await copyComments(tx, copies, comments);
  await recordFileCopies(tx, files, copies, comments, { createdById: actor.id });
}

async function copiedAssignees(tx: Tx, { id, boardId }: Clone, copies: Copy[]): Promise<number[]> {
  await copyAssignees(tx, boardId, copies);
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT user_id AS id FROM task_assignee WHERE task_id = ${id}`,
  );
  return rows.map((row) => row.id);
}

async function addPeople(tx: Tx, clone: Clone, assigneeIds: number[], stage: StageRow, actor: CurrentUser) {
  const people = assigneeIds.map((userId) => ({ taskId: clone.id, userId }));
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO task_assignee (task_id, user_id) SELECT ${clone.id}::int, unnest(${assigneeIds}::int[]) ON CONFLICT DO NOTHING`,
  );
  await startWatching(tx, clone.boardId, [{ taskId: clone.id, userId: actor.id }], "watch_on_creating_task");
  await startWatching(tx, clone.boardId, people, "watch_on_assigning");
  await watchByDefault(tx, clone.boardId, [clone.id], stage.defaultWatcherIds);
  if (people.length > 0) await notifyAssigned(tx, actor, clone.boardId, people);
}

async function recordClone(tx: Tx, source: Task, { id, boardId, title }: Clone, stage: StageRow, actor: CurrentUser) {
  await recordActivity(
    tx,
    actor,
    { boardId, taskId: id, event: "cloned task", oldValue: `from ${source.title}` },
    {
      boardId,
      event: "created task",
      newValue: title,
      description: `on stage ${stage.title}`,
      settings: { task_id: id },
    },
  );
}
