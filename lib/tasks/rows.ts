import "server-only";
import { type BoardRole, Prisma, type Priority, type SiteRole, type TaskStatus, type TaskType } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import type { RuleRow } from "@/lib/recurrence/present";
import { linksAsJson, linksOfPicked, withLinks } from "@/lib/tasks/links";

/** A time as PostgreSQL writes it into JSON, in UTC: `2026-11-20T21:56:45.123+00:00`. */
export type JsonTime = string;

/** Who or what hangs on a task: its id and when it was attached. Such a link never changes; it is made and removed. */
export type Link = [id: number, createdAt: JsonTime, taskId: number];

/** A task with everything that hangs on it, as ids. Every answer that shows a task is made from one. */
export interface TaskRow {
  id: number;
  boardId: number;
  stageId: number | null;
  parentId: number | null;
  subtaskGroupId: number | null;
  title: string;
  slug: string;
  type: TaskType;
  status: TaskStatus;
  priority: Priority;
  description: string | null;
  source: string | null;
  sourceId: string | null;
  leadValue: number;
  crmContactId: number | null;
  position: number;
  commentsCount: number;
  subtaskCount: number;
  subtaskCompletedCount: number;
  attachmentCount: number;
  isPinned: boolean;
  isTemplate: boolean | null;
  coverColor: string | null;
  coverId: number | null;
  coverHash: string | null;
  logo: string | null;
  integrationType: string | null;
  authorName: string | null;
  authorEmail: string | null;
  reminderType: string | null;
  remindAt: JsonTime | null;
  startedAt: JsonTime | null;
  dueAt: JsonTime | null;
  lastCompletedAt: JsonTime | null;
  archivedAt: JsonTime | null;
  createdById: number | null;
  createdAt: JsonTime;
  updatedAt: JsonTime;
  assignees: Link[] | null;
  watchers: Link[] | null;
  labels: Link[] | null;
  customFields: CustomFieldLink[] | null;
  repeatRule: RuleRow | null;
}

export type CustomFieldLink = [id: number, fieldId: number, value: Prisma.JsonValue, createdAt: JsonTime, updatedAt: JsonTime, taskId: number];

export interface Which {
  where: Prisma.Sql;
  order?: Prisma.Sql;
  limit?: number;
}

const byPlace = Prisma.sql`t.position, t.id`;
/** As the reference lists a board's tasks: those without a due date first. */
export const byDueDate = Prisma.sql`t.due_at NULLS FIRST, t.id`;

/** Everything that tasks of one board are presented from. */
export interface TaskRows {
  rows: TaskRow[];
  people: PersonRow[];
  labels: LabelRow[];
  unread: [taskId: number, count: number][];
}

export interface PersonRow {
  id: number;
  login: string;
  nicename: string;
  email: string;
  url: string;
  displayName: string;
  photoKey: string;
  role: SiteRole;
  isServiceAdmin: boolean;
  createdAt: JsonTime;
  /** On the board of the tasks; null for admins who are no members. */
  boardRole: BoardRole | null;
}

export interface LabelRow {
  id: number;
  boardId: number;
  title: string | null;
  slug: string | null;
  position: number;
  color: string | null;
  bgColor: string;
  colorPreset: string | null;
  createdAt: JsonTime;
  updatedAt: JsonTime;
}

/**
 * Tasks of one board with the people and labels on them and the reader's unread notifications: one statement, answered
 * as JSON texts, the quickest way out of PostgreSQL for a thousand of them.
 */
export async function loadTaskRows(tx: Tx, boardId: number, readerId: number, { where, order = byPlace, limit }: Which): Promise<TaskRows> {
  const [found] = await rowsOf<Record<keyof TaskRows | "assignees" | "watchers" | "taskLabels" | "customFields", string | null>>(tx, Prisma.sql`
    WITH picked AS MATERIALIZED (
      SELECT t.*, row_number() OVER (ORDER BY ${order}) AS place FROM task t WHERE ${where} ORDER BY ${order} ${limit ? Prisma.sql`LIMIT ${limit}` : Prisma.empty}),
    ${linksOfPicked},
    people AS (SELECT user_id FROM assigned UNION SELECT user_id FROM watched)
    SELECT (${rowsAsJson})::text AS rows, ${linksAsJson},
    (${peopleAsJson(boardId)})::text AS people, (${labelsAsJson})::text AS labels, (${unreadAsJson(boardId, readerId)})::text AS unread`);
  const links = { assignees: parsed<Link>(found?.assignees), watchers: parsed<Link>(found?.watchers), labels: parsed<Link>(found?.taskLabels), customFields: parsed<CustomFieldLink>(found?.customFields) };
  return { rows: withLinks(parsed(found?.rows), links), people: parsed(found?.people), labels: parsed(found?.labels), unread: parsed(found?.unread) };
}

/** No row at all is null in SQL. The text is made by the statement above, of columns of these types. */
const parsed = <Thing>(text: string | null | undefined): Thing[] => (text ? (JSON.parse(text) as Thing[]) : []);

const rowsAsJson = Prisma.sql`
  SELECT json_agg(task) FROM (SELECT
    t.id, t.board_id AS "boardId", t.stage_id AS "stageId", t.parent_id AS "parentId", t.subtask_group_id AS "subtaskGroupId", t.title, t.slug,
    t.type, t.status, t.priority, t.description, t.source, t.source_id AS "sourceId", t.lead_value AS "leadValue", t.crm_contact_id AS "crmContactId",
    t.position, t.comments_count AS "commentsCount", t.subtask_count AS "subtaskCount", t.subtask_completed_count AS "subtaskCompletedCount",
    t.attachment_count AS "attachmentCount", t.is_pinned AS "isPinned", t.is_template AS "isTemplate", t.cover_color AS "coverColor",
    t.cover_attachment_id AS "coverId", (SELECT x.file_hash FROM attachment x WHERE x.id = t.cover_attachment_id) AS "coverHash", t.logo,
    t.integration_type AS "integrationType", t.author_name AS "authorName", t.author_email AS "authorEmail", t.reminder_type AS "reminderType",
    t.remind_at AS "remindAt", t.started_at AS "startedAt", t.due_at AS "dueAt", t.last_completed_at AS "lastCompletedAt",
    t.archived_at AS "archivedAt", t.created_by AS "createdById", t.created_at AS "createdAt", t.updated_at AS "updatedAt",
    (SELECT json_build_object('unit', r.unit, 'every', r.every, 'createNew', r.create_new, 'whenComplete', r.when_complete, 'month', r.month, 'monthType', r.month_type,
      'weekDays', r.week_days, 'monthDays', r.month_days, 'time', r.time, 'timezone', r.timezone, 'stageId', r.stage_id, 'nextAt', r.next_at)
      FROM repeat_rule r WHERE r.task_id = t.id) AS "repeatRule"
  FROM picked t
  ORDER BY t.place) task`;

const peopleAsJson = (boardId: number) => Prisma.sql`
  SELECT json_agg(json_build_object(
    'id', u.id, 'login', u.login, 'nicename', u.nicename, 'email', u.email, 'url', u.url, 'displayName', u.display_name, 'photoKey', u.photo_key, 'role', u.role,
    'isServiceAdmin', u.is_service_admin, 'createdAt', u.created_at, 'boardRole', m.role))
  FROM people s JOIN "user" u ON u.id = s.user_id LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}`;

const labelsAsJson = Prisma.sql`
  SELECT json_agg(json_build_object(
    'id', l.id, 'boardId', l.board_id, 'title', l.title, 'slug', l.slug, 'position', l.position, 'color', l.color, 'bgColor', l.bg_color, 'colorPreset', l.color_preset,
    'createdAt', l.created_at, 'updatedAt', l.updated_at))
  FROM label l WHERE l.id IN (SELECT label_id FROM labelled)`;

const unreadAsJson = (boardId: number, readerId: number) => Prisma.sql`
  SELECT json_agg(json_build_array(unread.task_id, unread.count)) FROM (
    SELECT n.task_id, count(*) FROM notification_recipient r JOIN notification n ON n.id = r.notification_id
    WHERE r.user_id = ${readerId} AND r.marked_read_at IS NULL AND n.board_id = ${boardId} AND n.task_id IS NOT NULL GROUP BY n.task_id) unread`;

export async function loadUnreadRows(tx: Tx, boardId: number, readerId: number): Promise<TaskRows["unread"]> {
  const [found] = await rowsOf<{ unread: string | null }>(tx, Prisma.sql`SELECT (${unreadAsJson(boardId, readerId)})::text AS unread`);
  return parsed(found?.unread);
}
