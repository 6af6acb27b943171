import { Prisma, type Task } from "@/generated/prisma/client";
import type { RuleRow } from "@/lib/recurrence/present";
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
  estimatedMinutes: Prisma.sql`t.estimated_minutes`,
  loggedMinutes: Prisma.sql`t.logged_minutes`,
  isPinned: Prisma.sql`t.is_pinned`,
  isTemplate: Prisma.sql`t.is_template`,
  coverColor: Prisma.sql`t.cover_color`,
  coverId: Prisma.sql`t.cover_attachment_id`,
  coverHash: Prisma.sql`(SELECT x.file_hash FROM attachment x WHERE x.id = t.cover_attachment_id)`,
  logo: Prisma.sql`t.logo`,
  integrationType: Prisma.sql`t.integration_type`,
  authorName: Prisma.sql`t.author_name`,
  authorEmail: Prisma.sql`t.author_email`,
  voteCount: Prisma.sql`t.vote_count`,
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

const asJson = (columns: Record<Name, Prisma.Sql>) =>
  Prisma.sql`json_build_array(${Prisma.join(NAMES.map((name) => Prisma.sql`json_agg(${columns[name]})`))})`;

/** One JSON array per property: half the work for PostgreSQL and a third of the text of one object per task. */
export const columnsAsJson = asJson(COLUMNS);

/** Of a description only its first character, which tells whether there is one. */
export const columnsWithoutTexts = asJson({ ...COLUMNS, description: Prisma.sql`left(t.description, 1)` });

export function tasksOfColumns(lists: ColumnLists): BareTaskRow[] {
  const columns = Object.fromEntries(NAMES.map((name, at) => [name, lists[at] ?? []])) as Columns;
  return columns.id.map((_, at) => taskAt(columns, at));
}

/** An object built key by key takes fifteen times as long to create and three times as long to read as a literal. */
// oxlint-disable-next-line max-lines-per-function
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
    estimatedMinutes: columns.estimatedMinutes[at],
    loggedMinutes: columns.loggedMinutes[at],
    isPinned: columns.isPinned[at],
    isTemplate: columns.isTemplate[at],
    coverColor: columns.coverColor[at],
    coverId: columns.coverId[at],
    coverHash: columns.coverHash[at],
    logo: columns.logo[at],
    integrationType: columns.integrationType[at],
    authorName: columns.authorName[at],
    authorEmail: columns.authorEmail[at],
    voteCount: columns.voteCount[at],
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
