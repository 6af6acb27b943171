import "server-only";
import { Prisma, type Priority, type TaskStatus, type TaskType } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** A time as PostgreSQL writes it into JSON, in UTC: `2026-11-20T21:56:45.123+00:00`. */
export type JsonTime = string;

/** Who or what hangs on a task: its id and when it was attached. */
export type Link = [id: number, createdAt: JsonTime, updatedAt: JsonTime];

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
  source: string;
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
}

export type CustomFieldLink = [id: number, fieldId: number, value: Prisma.JsonValue, createdAt: JsonTime, updatedAt: JsonTime];

export interface Which {
  where: Prisma.Sql;
  order?: Prisma.Sql;
  limit?: number;
}

export const byPlace = Prisma.sql`t.position, t.id`;
/** As the reference lists a board's tasks: those without a due date first. */
export const byDueDate = Prisma.sql`t.due_at NULLS FIRST, t.id`;

/**
 * Tasks as rows, in one statement that groups what hangs on them instead of asking per task; as one JSON text, which is
 * the quickest way out of PostgreSQL for a thousand of them.
 */
export async function loadTaskRows(tx: Tx, { where, order = byPlace, limit }: Which): Promise<TaskRow[]> {
  const [result] = await tx.$queryRaw<{ rows: string | null }[]>`
    WITH picked AS MATERIALIZED (SELECT t.*, row_number() OVER (ORDER BY ${order}) AS place FROM task t WHERE ${where} ORDER BY ${order} ${limit ? Prisma.sql`LIMIT ${limit}` : Prisma.empty})
    SELECT json_agg(json_build_object(
      'id', t.id, 'boardId', t.board_id, 'stageId', t.stage_id, 'parentId', t.parent_id, 'subtaskGroupId', t.subtask_group_id, 'title', t.title, 'slug', t.slug,
      'type', t.type, 'status', t.status, 'priority', t.priority, 'description', t.description, 'source', t.source, 'sourceId', t.source_id,
      'leadValue', t.lead_value, 'crmContactId', t.crm_contact_id, 'position', t.position, 'commentsCount', t.comments_count,
      'subtaskCount', t.subtask_count, 'subtaskCompletedCount', t.subtask_completed_count, 'attachmentCount', t.attachment_count,
      'isPinned', t.is_pinned, 'isTemplate', t.is_template, 'coverColor', t.cover_color, 'logo', t.logo, 'integrationType', t.integration_type,
      'authorName', t.author_name, 'authorEmail', t.author_email, 'reminderType', t.reminder_type, 'remindAt', t.remind_at, 'startedAt', t.started_at,
      'dueAt', t.due_at, 'lastCompletedAt', t.last_completed_at, 'archivedAt', t.archived_at, 'createdById', t.created_by,
      'createdAt', t.created_at, 'updatedAt', t.updated_at,
      'assignees', a.links, 'watchers', w.links, 'labels', l.links, 'customFields', c.links
    ) ORDER BY t.place)::text AS rows
    FROM picked t
    LEFT JOIN (SELECT x.task_id, json_agg(json_build_array(x.user_id, x.created_at, x.updated_at) ORDER BY x.created_at, x.user_id) AS links
      FROM task_assignee x JOIN picked p ON p.id = x.task_id GROUP BY x.task_id) a ON a.task_id = t.id
    LEFT JOIN (SELECT x.task_id, json_agg(json_build_array(x.user_id, x.created_at, x.updated_at) ORDER BY x.created_at, x.user_id) AS links
      FROM task_watcher x JOIN picked p ON p.id = x.task_id GROUP BY x.task_id) w ON w.task_id = t.id
    LEFT JOIN (SELECT x.task_id, json_agg(json_build_array(x.label_id, x.created_at, x.updated_at) ORDER BY x.created_at, x.label_id) AS links
      FROM task_label x JOIN picked p ON p.id = x.task_id GROUP BY x.task_id) l ON l.task_id = t.id
    LEFT JOIN (SELECT x.task_id, json_agg(json_build_array(x.id, x.custom_field_id, x.value, x.created_at, x.updated_at) ORDER BY x.id) AS links
      FROM custom_field_value x JOIN picked p ON p.id = x.task_id GROUP BY x.task_id) c ON c.task_id = t.id`;
  return result?.rows ? (JSON.parse(result.rows) as TaskRow[]) : [];
}
