import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import type { CopiedFile } from "@/lib/attachments/copy";
import { countTasks } from "@/lib/boards/read/counters";
import { commentsToCopy } from "@/lib/comments/copy";
import type { Copy } from "@/lib/copies/copy";
import { insertInto, nextId } from "@/lib/database/record";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { notifyAssigned } from "@/lib/notifications/assignment";
import type { StageRow } from "@/lib/stages/present";
import { copySubtasks, ownColumns, subtasksToCopy } from "@/lib/subtasks/copy";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { attachCopies, filesForCopies, type TaskParts } from "@/lib/tasks/write/copied-parts";
import { copyAssignees } from "@/lib/tasks/write/copy-people";
import { lockedStage } from "@/lib/tasks/write/create";
import { positionAt } from "@/lib/tasks/move/place";
import { readTask } from "@/lib/tasks/record";
import { slugOfTask } from "@/lib/tasks/slug";
import { startWatching, watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

export interface TaskCopy {
  title: string;
  stageId: number;
  parts: TaskParts;
  /** Of a template: whether the copy is one, too. */
  staysTemplate: boolean;
}

/** Files are copied before the transaction begins. The pictures of texts and the cover always belong to a task. */
export async function filesForCopy(found: Task, parts: TaskParts): Promise<CopiedFile[]> {
  if (found.parentId !== null) throw withoutStage();
  return filesForCopies({ id: found.id }, parts);
}

export const WITHOUT_STAGE = "A subtask has no stage in which a clone could stand.";
const withoutStage = () => new Invalid(WITHOUT_STAGE);

/** Puts a copy at the top of a stage of `board`. What belongs to the task's own board can be copied only there. */
export async function copyTask(
  tx: Tx,
  board: Board,
  found: Task,
  copy: TaskCopy,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<{ copyId: number; renumbered: number[] }> {
  const { parts } = copy;
  const [stage, source, { position, renumbered }, id, subtasks] = await lockAndRead(tx, board, found, copy);
  const inserted = await insertCopy(tx, board, source, stage, { ...copy, id, position }, actor);
  const own = { boardId: board.id, type: typeOn(board), createdById: actor.id };
  const top = [{ from: source.id, to: inserted.id }];
  const copies = [...top, ...(subtasks ? await copySubtasks(tx, top, subtasks, () => own) : [])];
  const [comments, assigneeIds] = await Promise.all([
    parts.comments ? commentsToCopy(tx, copies) : [],
    parts.assignees ? copiedAssignees(tx, inserted, copies) : assignableIds(tx, board.id, stage.defaultAssigneeIds),
  ]);
  await attachCopies(tx, copies, parts, comments, files, { boardId: board.id, createdById: actor.id });
  await countTasks(tx, board.id, { tasks: 1, completed: inserted.status === "closed" ? 1 : 0 });
  await recordCopy(tx, source, inserted, stage, actor);
  await addPeople(tx, inserted, assigneeIds, stage, actor);
  return { copyId: inserted.id, renumbered };
}

const lockAndRead = (tx: Tx, board: Board, found: Task, { stageId, parts }: TaskCopy) =>
  Promise.all([
    lockedStage(tx, board, stageId),
    lockedSource(tx, found),
    positionAt(tx, stageId, { index: 1 }, null),
    nextId(tx, "task"),
    parts.subtasks ? subtasksToCopy(tx, [found.id]) : null,
  ]);

export const typeOn = ({ type }: Board): Task["type"] => (type === "roadmap" ? "roadmap" : "task");

/** Changes of the task's relations need its lock, too, so they wait. Unlike `lockTask` this does not mark it as
 * changed. */
async function lockedSource(tx: Tx, { id, boardId }: Task): Promise<Task> {
  await sendAlong(tx, Prisma.sql`SELECT id FROM task WHERE id = ${id} FOR NO KEY UPDATE`);
  const source = await readTask(tx, boardId, id);
  if (!source) throw new NotFound("Task");
  if (source.parentId !== null) throw withoutStage();
  return source;
}

type Inserted = Pick<Task, "id" | "boardId" | "title" | "status">;

type NewCopy = Pick<TaskCopy, "title" | "staysTemplate"> & { id: number; position: string };

async function insertCopy(
  tx: Tx,
  board: Board,
  source: Task,
  stage: StageRow,
  copy: NewCopy,
  actor: CurrentUser,
): Promise<Inserted> {
  await sendAlong(tx, insertInto("task", columnsOfCopy(board, source, stage, copy, actor)));
  return { id: copy.id, boardId: board.id, title: copy.title, status: stage.defaultTaskStatus };
}

export function columnsOfCopy(
  board: Board,
  source: Task,
  stage: Pick<StageRow, "id" | "defaultTaskStatus">,
  { id, title, position, staysTemplate }: NewCopy,
  actor: CurrentUser,
) {
  const [status, now] = [stage.defaultTaskStatus, new Date()];
  const placement = { id, stageId: stage.id, position, status, lastCompletedAt: status === "closed" ? now : null };
  const isTemplate = staysTemplate ? source.isTemplate : null;
  const names = { title, slug: slugOfTask(title), isTemplate, boardId: board.id, type: typeOn(board) };
  const authorship = { createdById: actor.id, createdAt: now, updatedAt: now };
  return { ...ownColumns(source), ...placement, ...names, ...authorship };
}

async function copiedAssignees(tx: Tx, { id, boardId }: Inserted, copies: Copy[]): Promise<number[]> {
  await copyAssignees(tx, boardId, copies);
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT user_id AS id FROM task_assignee WHERE task_id = ${id}`,
  );
  return rows.map((row) => row.id);
}

async function addPeople(tx: Tx, copy: Inserted, assigneeIds: number[], stage: StageRow, actor: CurrentUser) {
  const people = assigneeIds.map((userId) => ({ taskId: copy.id, userId }));
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO task_assignee (task_id, user_id) SELECT ${copy.id}::int, unnest(${assigneeIds}::int[]) ON CONFLICT DO NOTHING`,
  );
  await startWatching(tx, copy.boardId, [{ taskId: copy.id, userId: actor.id }], "watch_on_creating_task");
  await startWatching(tx, copy.boardId, people, "watch_on_assigning");
  await watchByDefault(tx, copy.boardId, [copy.id], stage.defaultWatcherIds);
  if (people.length > 0) await notifyAssigned(tx, actor, copy.boardId, people);
}

/** The copy on another board does not name its source, which not everyone there may see. */
const recordCopy = (tx: Tx, source: Task, copy: Inserted, stage: StageRow, actor: CurrentUser) =>
  recordActivity(tx, actor, ...linesOfCopy(source, copy, stage));

export const linesOfCopy = (
  source: Task,
  { id, boardId, title }: Omit<Inserted, "status">,
  stage: Pick<StageRow, "title">,
): ActivityLine[] => [
  source.boardId === boardId
    ? { boardId, taskId: id, event: "cloned task", oldValue: `from ${source.title}` }
    : { boardId, taskId: id, event: "created task", newValue: title },
  {
    boardId,
    event: "created task",
    newValue: title,
    description: `on stage ${stage.title}`,
    settings: { task_id: id },
  },
];
