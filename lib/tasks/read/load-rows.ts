import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { type ColumnLists, columnsAsJson, columnsWithoutTexts, tasksOfColumns } from "@/lib/tasks/columns";
import { linksAsJson, type LinkLists, linksOfPicked, withLinks } from "@/lib/tasks/read/links";
import type { LabelRow, PersonRow, ReaderRow, TaskRows } from "@/lib/tasks/read/rows";

export interface TaskSelection {
  where: Prisma.Sql;
  order?: Prisma.Sql;
  limit?: number;
  additional?: AlsoRead;
  /** Descriptions may be long. */
  withoutTexts?: boolean;
}

/** Statements that select the ids of people and labels to be read, too. */
export interface AlsoRead {
  people: Prisma.Sql;
  labels: Prisma.Sql;
}

export interface TaskVersion {
  id: number;
  version: string;
}

/** Transaction ids repeat after a database is restored from a backup; times don't. */
export const versionColumn = Prisma.sql`t.xmin::text || ' ' || t.updated_at`;

const byPosition = Prisma.sql`t.position, t.id`;
/** The reference lists tasks without a due date first. */
export const byDueDate = Prisma.sql`t.due_at NULLS FIRST, t.id`;

/** An expression inside a `CallerRead`. */
export type ReaderId = number | Prisma.Sql;

/** Tasks of one board with their people and labels and the reader's unread notifications, as one JSON value for
 * `taskRowsOf`: the fastest way to read a thousand tasks from PostgreSQL. */
export function tasksAsValue(boardId: number, readerId: ReaderId, selection: TaskSelection): Prisma.Sql {
  const { people, labels } = selection.additional ?? { people: idsOf([]), labels: idsOf([]) };
  const onBoard = Prisma.sql`SELECT ${boardId}::int AS board_id, user_id FROM (SELECT user_id FROM assigned UNION SELECT user_id FROM watched UNION ${people}) l`;
  return asValue(selection, {
    people: onBoard,
    labels,
    reader: readerAsValue(boardId, readerId),
  });
}

export const loadTaskRows = (tx: Tx, boardId: number, readerId: number, selection: TaskSelection): Promise<TaskRows> =>
  loadRows(tx, tasksAsValue(boardId, readerId, selection));

export function loadTaskRowsAcross(tx: Tx, readerId: number, selection: TaskSelection): Promise<TaskRows> {
  const onEach = Prisma.sql`SELECT DISTINCT p.board_id, l.user_id FROM picked p JOIN (SELECT user_id, task_id FROM assigned UNION ALL SELECT user_id, task_id FROM watched) l ON l.task_id = p.id`;
  const reader = readerAsJson(Prisma.sql`IN (SELECT board_id FROM picked)`, readerId);
  return loadRows(tx, asValue(selection, { people: onEach, labels: idsOf([]), reader }));
}

interface RelatedSql {
  people: Prisma.Sql;
  labels: Prisma.Sql;
  reader: Prisma.Sql;
}

const asValue = (selection: TaskSelection, { people, labels, reader }: RelatedSql) => Prisma.sql`(
    WITH ${pickedTasks(selection)},
    people AS (${people})
    SELECT json_build_array(${selection.withoutTexts ? columnsWithoutTexts : columnsAsJson}, ${linksAsJson}, (${peopleAsJson}), (${labelsAsJson(labels)}), ${reader}) FROM picked t)`;

async function loadRows(tx: Tx, tasks: Prisma.Sql): Promise<TaskRows> {
  const [found] = await rowsOf<{ tasks: string }>(tx, Prisma.sql`SELECT ${tasks}::text AS tasks`);
  if (!found) throw new Error("A statement without FROM always has its row.");
  return taskRowsOf(JSON.parse(found.tasks) as FoundTasks);
}

/** `json_agg` of no rows is null. */
export type FoundTasks = [ColumnLists, LinkLists, PersonRow[] | null, LabelRow[] | null, ReaderJson];

export function taskRowsOf([columns, links, people, labels, reader]: FoundTasks): TaskRows {
  return {
    rows: withLinks(tasksOfColumns(columns), links),
    people: people ?? [],
    labels: labels ?? [],
    reader: readerRowOf(reader),
  };
}

/** What this and `tasksAsJson` read is cached as text: triggers must renew the task when it changes. */
export const pickedTasks = ({ where, order = byPosition, limit }: TaskSelection) => Prisma.sql`
    picked AS MATERIALIZED (SELECT t.*, ${versionColumn} AS version FROM task t WHERE ${where} ORDER BY ${order} ${limit ? Prisma.sql`LIMIT ${limit}` : Prisma.empty}),
    ${linksOfPicked}`;

export const tasksAsJson = Prisma.sql`${columnsAsJson}, ${linksAsJson}`;

/** Tasks of any boards without their relations, as a JSON value for `tasksOfColumns`. The caller checks who may see
 * them. */
export const bareTasksAsJson = (where: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT ${columnsAsJson} FROM (SELECT t.*, ${versionColumn} AS version FROM task t WHERE ${where}) t`;

/** The ids and versions of tasks in their order, as a JSON value for `taskVersionsOf`. */
export const versionsAsValue = ({ where, order = byPosition }: TaskSelection): Prisma.Sql =>
  Prisma.sql`(SELECT json_build_array(json_agg(t.id ORDER BY ${order}), json_agg(${versionColumn} ORDER BY ${order})) FROM task t WHERE ${where})`;

/** The same with the people and labels of the tasks and the reader's unread notifications, for `relatedOf`.
 * @param picked selects the `id` and `version` of tasks, in their order */
export function versionsWithRelated(boardId: number, readerId: ReaderId, picked: Prisma.Sql): Prisma.Sql {
  const linked = (table: Prisma.Sql, id: Prisma.Sql) =>
    Prisma.sql`SELECT l.${id} FROM picked p CROSS JOIN LATERAL (SELECT l.${id} FROM ${table} l WHERE l.task_id = p.id OFFSET 0) l`;
  const [users, labels] = [Prisma.sql`user_id`, Prisma.sql`label_id`];
  return Prisma.sql`(
    WITH picked AS MATERIALIZED (SELECT id, version, row_number() OVER () AS place FROM (${picked}) ordered),
    people AS (SELECT ${boardId}::int AS board_id, user_id FROM (${linked(Prisma.sql`task_assignee`, users)} UNION ${linked(Prisma.sql`task_watcher`, users)}) l),
    labelled AS (${linked(Prisma.sql`task_label`, labels)})
    SELECT json_build_array(json_build_array(json_agg(id ORDER BY place), json_agg(version ORDER BY place)), (${peopleAsJson}), (${labelsAsJson(idsOf([]))}),
      ${readerAsValue(boardId, readerId)}) FROM picked)`;
}

export type VersionsWithRelated = [
  versions: FoundVersions,
  people: PersonRow[] | null,
  labels: LabelRow[] | null,
  reader: ReaderJson,
];

export const relatedOf = ([, people, labels, reader]: VersionsWithRelated): Omit<TaskRows, "rows"> => ({
  people: people ?? [],
  labels: labels ?? [],
  reader: readerRowOf(reader),
});

export type FoundVersions = [ids: number[] | null, versions: string[]];

export const taskVersionsOf = ([ids, versions]: FoundVersions): TaskVersion[] =>
  (ids ?? []).map((id, at) => ({ id, version: versions[at] ?? "" }));

export async function loadTaskVersions(tx: Tx, selection: TaskSelection): Promise<TaskVersion[]> {
  const [row] = await rowsOf<{ found: string }>(tx, Prisma.sql`SELECT ${versionsAsValue(selection)}::text AS found`);
  return taskVersionsOf(JSON.parse(row?.found ?? "[]") as FoundVersions);
}

const peopleAsJson = Prisma.sql`
  SELECT json_agg(json_build_object(
    'id', u.id, 'login', u.login, 'nicename', u.nicename, 'email', u.email, 'url', u.url, 'displayName', u.display_name, 'photoKey', u.photo_key, 'role', u.role,
    'isServiceAdmin', u.is_service_admin, 'deactivatedAt', u.deactivated_at, 'createdAt', u.created_at, 'boardId', s.board_id, 'boardRole', m.role, 'invitedEmail', m.invited_email)
    ORDER BY u.id)
  FROM people s JOIN "user" u ON u.id = s.user_id LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = s.board_id`;

export const idsOf = (ids: number[]): Prisma.Sql => Prisma.sql`SELECT unnest(${ids}::int[])`;

const labelsAsJson = (additional: Prisma.Sql) => Prisma.sql`
  SELECT json_agg(json_build_object(
    'id', l.id, 'boardId', l.board_id, 'title', l.title, 'slug', l.slug, 'position', l.position, 'color', l.color, 'bgColor', l.bg_color, 'colorPreset', l.color_preset,
    'createdAt', l.created_at, 'updatedAt', l.updated_at) ORDER BY l.id)
  FROM label l WHERE l.id IN (SELECT label_id FROM labelled UNION ${additional})`;

/** Notifications of a subtask count for its parent, too, because the board shows the parent's card. */
const unreadAsJson = (onBoard: Prisma.Sql, readerId: ReaderId) => Prisma.sql`
  SELECT json_agg(json_build_array(unread.task_id, unread.count)) FROM (
    SELECT marked.task_id, count(*) FROM notification_recipient r JOIN notification n ON n.id = r.notification_id
    CROSS JOIN LATERAL unnest(ARRAY[n.task_id, (SELECT f.parent_id FROM task f WHERE f.id = n.task_id)]) AS marked(task_id)
    WHERE r.user_id = ${readerId} AND r.marked_read_at IS NULL AND n.board_id ${onBoard} AND marked.task_id IS NOT NULL GROUP BY marked.task_id) unread`;

export type ReaderJson = [unread: ReaderRow["unread"] | null, timeZone: string | null];

const readerAsJson = (onBoard: Prisma.Sql, readerId: ReaderId) => Prisma.sql`json_build_array(
  (${unreadAsJson(onBoard, readerId)}),
  coalesce((SELECT u.timezone FROM "user" u WHERE u.id = ${readerId}), (SELECT s.value ->> 'timezone' FROM setting s WHERE s.key = 'site')))`;

/** What concerns the reader of a board, as a JSON value for `readerRowOf`. */
export const readerAsValue = (boardId: number, readerId: ReaderId): Prisma.Sql =>
  readerAsJson(Prisma.sql`= ${boardId}`, readerId);

export const readerRowOf = ([unread, timeZone]: ReaderJson): ReaderRow => ({ unread: unread ?? [], timeZone });

export async function loadReaderRow(tx: Tx, boardId: number, readerId: number): Promise<ReaderRow> {
  const [found] = await rowsOf<{ reader: string }>(
    tx,
    Prisma.sql`SELECT ${readerAsValue(boardId, readerId)}::text AS reader`,
  );
  if (!found) throw new Error("A statement without FROM always has its row.");
  return readerRowOf(JSON.parse(found.reader) as ReaderJson);
}
