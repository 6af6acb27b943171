import type { BoardRole, Prisma, Priority, SiteRole, TaskStatus, TaskType } from "@/generated/prisma/client";
import type { RuleRow } from "@/lib/recurrence/present";

/** PostgreSQL's JSON format, in UTC: `2026-11-20T21:56:45.123+00:00`. */
export type JsonTime = string;

export type Link = [id: number, createdAt: JsonTime, taskId: number];

export interface TaskRow {
  id: number;
  /** Of this row and its relations. */
  version: string;
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

export type CustomFieldLink = [
  id: number,
  fieldId: number,
  value: Prisma.JsonValue,
  createdAt: JsonTime,
  updatedAt: JsonTime,
  taskId: number,
];

export interface TaskRows {
  rows: TaskRow[];
  people: PersonRow[];
  labels: LabelRow[];
  reader: ReaderRow;
}

export interface ReaderRow {
  unread: [taskId: number, count: number][];
  timeZone: string | null;
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
  deactivatedAt: JsonTime | null;
  createdAt: JsonTime;
  boardId: number;
  boardRole: BoardRole | null;
  invitedEmail: string | null;
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
