import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import { byId } from "@/lib/by-id";
import { db, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadPlaceWith, loadSubtasks, type TaskContext } from "@/lib/tasks/read/context";
import { loadedTasks, type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import {
  byDueDate,
  type FoundTasks,
  type FoundVersions,
  taskRowsOf,
  tasksAsValue,
  type TaskSelection,
  type TaskVersion,
  taskVersionsOf,
  versionColumn,
} from "@/lib/tasks/read/load-rows";
import { cachedTask, serializedOnce } from "@/lib/tasks/read/task-json-cache";
import { type SerializedTask, serializeTask } from "@/lib/tasks/present/serialize";
import { taskPresenter } from "@/lib/tasks/present/task";
import { presenterInContext } from "@/lib/tasks/present/in-context";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ChangedTasks extends Omit<LoadedTasks, "rows"> {
  task: TaskRow;
  context: TaskContext;
  updated: SerializedTask[];
  changedAt: Date;
}

const MAX_UPDATED = 100;

/** One statement reads the changed tasks and the versions of others that changed recently; a second one reads those
 * that this process has not answered with before. @throws NotFound when the task is gone */
export async function loadChanged(
  tx: Tx,
  boardId: number,
  readerId: number,
  taskId: number,
  changedIds: number[] = [],
  since: Date | null = null,
): Promise<ChangedTasks> {
  const ids = [...new Set([taskId, ...changedIds])];
  const where = Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${ids}::int[])`;
  const changed = tasksAsValue(boardId, readerId, { where, additional: { people: PEOPLE, labels: LABELS } });
  const { board, stages, more } = await loadPlaceWith<[FoundTasks, FoundVersions]>(
    tx,
    boardId,
    [taskId],
    Prisma.sql`json_build_array(${changed}, ${VERSIONS})`,
    updatedAs(selectUpdated(boardId, ids, since)),
  );
  const loaded = loadedTasks(taskRowsOf(more[0]));
  const task = loaded.rows.find(({ id }) => id === taskId);
  if (!task) throw new NotFound("Task");

  const subtasks = await loadSubtasks(tx, boardId, readerId, [task]);
  const { updated, ...others } = await withUpdated(tx, boardId, readerId, loaded, taskVersionsOf(more[1]));
  return { ...others, task, context: { board, stages, subtasks }, changedAt: new Date(), updated };
}

const updatedAs = ({ where, order = byDueDate, limit }: TaskSelection) => Prisma.sql`
    WITH updated AS MATERIALIZED (
      SELECT t.id, ${versionColumn} AS version, row_number() OVER (ORDER BY ${order}) AS place FROM task t WHERE ${where} AND t.parent_id IS NULL
      ORDER BY place ${limit ? Prisma.sql`LIMIT ${limit}` : Prisma.empty})`;

const VERSIONS = Prisma.sql`(SELECT json_build_array(json_agg(id ORDER BY place), json_agg(version ORDER BY place)) FROM updated)`;
const UPDATED_IDS = Prisma.sql`ARRAY(SELECT id FROM updated)`;
const PEOPLE = Prisma.sql`SELECT user_id FROM task_assignee WHERE task_id = ANY(${UPDATED_IDS}) UNION SELECT user_id FROM task_watcher WHERE task_id = ANY(${UPDATED_IDS})`;
const LABELS = Prisma.sql`SELECT label_id FROM task_label WHERE task_id = ANY(${UPDATED_IDS})`;

/** The cache is only for what is committed. */
async function withUpdated(
  tx: Tx,
  boardId: number,
  readerId: number,
  { rows, ...loaded }: LoadedTasks,
  versions: TaskVersion[],
): Promise<Omit<ChangedTasks, "task" | "context" | "changedAt">> {
  const isCommitted = tx === db;
  const serialize = isCommitted ? serializedOnce : serializeTask;
  const tasks = byId(rows.map(serialize));
  for (const version of isCommitted ? versions : []) {
    const task = tasks.get(version.id) ?? cachedTask(version);
    if (task) tasks.set(version.id, task);
  }
  const missing = versions.filter(({ id }) => !tasks.has(id)).map(({ id }) => id);
  if (missing.length > 0) {
    const where = Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${missing})`;
    const more = await loadTasks(tx, boardId, readerId, { where });
    for (const row of more.rows) tasks.set(row.id, serialize(row));
    for (const [id, person] of more.people) loaded.people.set(id, person);
    for (const [id, label] of more.labels) loaded.labels.set(id, label);
  }
  return { ...loaded, updated: versions.flatMap(({ id }) => tasks.get(id) ?? []) };
}

export const loadUpdated = (
  tx: Tx,
  boardId: number,
  readerId: number,
  changedIds: number[],
  since: Date | null = null,
): Promise<LoadedTasks> => loadTasks(tx, boardId, readerId, selectUpdated(boardId, changedIds, since));

function selectUpdated(boardId: number, changedIds: number[], since: Date | null): TaskSelection {
  if (changedIds.length >= MAX_UPDATED)
    return { where: Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${changedIds}::int[])`, order: byDueDate };

  return {
    where: Prisma.sql`t.board_id = ${boardId} AND (t.id = ANY(${changedIds}::int[]) OR (t.parent_id IS NULL AND t.updated_at > least(${since}::timestamptz, now() - interval '1 minute')))`,
    order: Prisma.sql`(t.id = ANY(${changedIds}::int[])) DESC, t.due_at NULLS FIRST, t.id`,
    limit: MAX_UPDATED,
  };
}

export function presentChanged(changed: ChangedTasks, found: Pick<OnBoard, "membership">, user: CurrentUser) {
  const present = taskPresenter(changed, viewerContextOf(user, found));
  return {
    task: presenterInContext(present.task, changed.context, found, user)(changed.task),
    updatedTasks: present.serialized(changed.updated),
  };
}
