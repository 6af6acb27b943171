import { Prisma, type Task } from "@/generated/prisma/client";
import { accessLink } from "@/lib/attachments/signature";
import { presentRule, type RuleRow } from "@/lib/recurrence/present";
import type { JsonTime } from "@/lib/tasks/read/rows";

/** A column of `task` has its type from the database; `ReadColumns` has the types of others. */
const COLUMNS = {
  id: Prisma.sql`t.id`,
  version: Prisma.sql`t.version`,
  boardId: Prisma.sql`t.board_id`,
  stageId: Prisma.sql`t.stage_id`,
  parentId: Prisma.sql`t.parent_id`,
  subtaskGroupId: Prisma.sql`t.subtask_group_id`,
  title: Prisma.sql`t.title`,
  slug: Prisma.sql`t.slug`,
  type: Prisma.sql`t.type`,
  status: Prisma.sql`t.status`,
  priority: Prisma.sql`t.priority`,
  description: Prisma.sql`t.description`,
  source: Prisma.sql`t.source`,
  sourceId: Prisma.sql`t.source_id`,
  leadValue: Prisma.sql`t.lead_value`,
  crmContactId: Prisma.sql`t.crm_contact_id`,
  position: Prisma.sql`t.position`,
  commentsCount: Prisma.sql`t.comments_count`,
  subtaskCount: Prisma.sql`t.subtask_count`,
  subtaskCompletedCount: Prisma.sql`t.subtask_completed_count`,
  attachmentCount: Prisma.sql`t.attachment_count`,
  isPinned: Prisma.sql`t.is_pinned`,
  isTemplate: Prisma.sql`t.is_template`,
  coverColor: Prisma.sql`t.cover_color`,
  coverId: Prisma.sql`t.cover_attachment_id`,
  coverHash: Prisma.sql`(SELECT x.file_hash FROM attachment x WHERE x.id = t.cover_attachment_id)`,
  logo: Prisma.sql`t.logo`,
  integrationType: Prisma.sql`t.integration_type`,
  authorName: Prisma.sql`t.author_name`,
  authorEmail: Prisma.sql`t.author_email`,
  reminderType: Prisma.sql`t.reminder_type`,
  remindAt: Prisma.sql`t.remind_at`,
  startedAt: Prisma.sql`t.started_at`,
  dueAt: Prisma.sql`t.due_at`,
  lastCompletedAt: Prisma.sql`t.last_completed_at`,
  archivedAt: Prisma.sql`t.archived_at`,
  createdById: Prisma.sql`t.created_by`,
  createdAt: Prisma.sql`t.created_at`,
  updatedAt: Prisma.sql`t.updated_at`,
  repeatRule: Prisma.sql`(
    SELECT json_build_object('unit', r.unit, 'every', r.every, 'createNew', r.create_new, 'whenComplete', r.when_complete, 'month', r.month, 'monthType', r.month_type,
      'weekDays', r.week_days, 'monthDays', r.month_days, 'time', r.time, 'timezone', r.timezone, 'stageId', r.stage_id, 'nextAt', r.next_at)
    FROM repeat_rule r WHERE r.task_id = t.id)`,
};

interface ReadColumns {
  /** What last changed this row or its relations. */
  version: string;
  coverId: number | null;
  coverHash: string | null;
  repeatRule: RuleRow | null;
}

/** As PostgreSQL writes it into JSON. */
type InJson<Value> = Value extends Date ? JsonTime : Value extends Prisma.Decimal ? number : Value;

type Name = keyof typeof COLUMNS;

/** A task without its relations. */
export type BareTaskRow = {
  [Each in Name]: Each extends keyof ReadColumns
    ? ReadColumns[Each]
    : Each extends keyof Task
      ? InJson<Task[Each]>
      : never;
};

type Columns = { [Each in Name]: BareTaskRow[Each][] };

/** In the order of `COLUMNS`. */
export type ColumnLists = (unknown[] | null)[];

const NAMES = Object.keys(COLUMNS) as Name[];

/** One JSON array per property: half the work for PostgreSQL and a third of the text of one object per task. */
export const columnsAsJson = Prisma.sql`json_build_array(${Prisma.join(NAMES.map((name) => Prisma.sql`json_agg(${COLUMNS[name]})`))})`;

export function tasksOfColumns(lists: ColumnLists): BareTaskRow[] {
  const columns = Object.fromEntries(NAMES.map((name, at) => [name, lists[at] ?? []])) as Columns;
  return columns.id.map((_, at) => taskAt(columns, at));
}

/** An object built key by key takes fifteen times as long to create and three times as long to read as a literal. */
// eslint-disable-next-line max-lines-per-function
const taskAt = (columns: Columns, at: number) =>
  ({
    id: columns.id[at],
    version: columns.version[at],
    boardId: columns.boardId[at],
    stageId: columns.stageId[at],
    parentId: columns.parentId[at],
    subtaskGroupId: columns.subtaskGroupId[at],
    title: columns.title[at],
    slug: columns.slug[at],
    type: columns.type[at],
    status: columns.status[at],
    priority: columns.priority[at],
    description: columns.description[at],
    source: columns.source[at],
    sourceId: columns.sourceId[at],
    leadValue: columns.leadValue[at],
    crmContactId: columns.crmContactId[at],
    position: columns.position[at],
    commentsCount: columns.commentsCount[at],
    subtaskCount: columns.subtaskCount[at],
    subtaskCompletedCount: columns.subtaskCompletedCount[at],
    attachmentCount: columns.attachmentCount[at],
    isPinned: columns.isPinned[at],
    isTemplate: columns.isTemplate[at],
    coverColor: columns.coverColor[at],
    coverId: columns.coverId[at],
    coverHash: columns.coverHash[at],
    logo: columns.logo[at],
    integrationType: columns.integrationType[at],
    authorName: columns.authorName[at],
    authorEmail: columns.authorEmail[at],
    reminderType: columns.reminderType[at],
    remindAt: columns.remindAt[at],
    startedAt: columns.startedAt[at],
    dueAt: columns.dueAt[at],
    lastCompletedAt: columns.lastCompletedAt[at],
    archivedAt: columns.archivedAt[at],
    createdById: columns.createdById[at],
    createdAt: columns.createdAt[at],
    updatedAt: columns.updatedAt[at],
    repeatRule: columns.repeatRule[at],
  }) as BareTaskRow;

export function presentFacts(row: BareTaskRow) {
  return {
    id: row.id,
    parent_id: row.parentId,
    board_id: row.boardId,
    crm_contact_id: row.crmContactId,
    title: row.title,
    slug: row.slug,
    type: row.type as string,
    status: row.status as string,
    stage_id: row.stageId,
    source: row.source,
    source_id: row.sourceId,
    priority: presentPriority(row.priority),
    created_by: row.createdById,
    position: row.position.toFixed(2),
    comments_count: row.commentsCount,
    reminder_type: row.reminderType as string | null,
    settings: presentSettings(row),
    remind_at: plainTime(row.remindAt),
    started_at: plainTime(row.startedAt),
    due_at: plainTime(row.dueAt),
    last_completed_at: plainTime(row.lastCompletedAt),
    archived_at: plainTime(row.archivedAt),
  };
}

export function presentTexts(row: BareTaskRow) {
  return {
    description: row.description,
    lead_value: row.leadValue.toFixed(2),
    issue_number: null,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
    contact: null,
  };
}

export const presentGroup = ({ parentId, subtaskGroupId }: BareTaskRow) =>
  parentId === null ? {} : { subtask_group_id: subtaskGroupId };

export const presentPriority = (priority: BareTaskRow["priority"]): string => (priority === "none" ? "" : priority);

function presentSettings(row: BareTaskRow) {
  const settings = {
    cover: presentCover(row),
    subtask_count: row.subtaskCount,
    attachment_count: row.attachmentCount,
    subtask_completed_count: row.subtaskCompletedCount,
  };
  if (row.logo === null && row.integrationType === null) return settings;
  return {
    ...settings,
    ...(row.logo !== null && { logo: row.logo }),
    ...(row.integrationType !== null && { integration_type: row.integrationType }),
  };
}

/** Values are strings, defaults are left out, and an empty map is `[]` as in PHP. */
function presentMeta(row: BareTaskRow): Record<string, string> | never[] {
  if (row.isTemplate === null && !row.isPinned && row.subtaskGroupId === null) return [];
  return {
    ...(row.isTemplate !== null && { is_template: row.isTemplate ? "yes" : "no" }),
    ...(row.isPinned && { is_pinned: "1" }),
    ...(row.subtaskGroupId !== null && { subtask_group_id: String(row.subtaskGroupId) }),
  };
}

export const presentMarks = (row: BareTaskRow) => ({
  meta: presentMeta(row),
  repeat_task_meta: row.repeatRule && presentRule(row.repeatRule),
  is_pinned: row.isPinned,
});

export const isoTime = (time: JsonTime): string => `${time.slice(0, 19)}+00:00`;
const plainTime = (time: JsonTime | null): string | null =>
  time === null ? null : `${time.slice(0, 10)} ${time.slice(11, 19)}`;

function presentCover({ coverColor, coverId, coverHash }: Pick<BareTaskRow, "coverColor" | "coverId" | "coverHash">) {
  const image =
    coverId === null || coverHash === null
      ? {}
      : { imageId: coverId, backgroundImage: accessLink({ fileHash: coverHash }) };
  return { backgroundColor: coverColor ?? "", ...image };
}
