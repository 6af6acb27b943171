import type { BoardRole, Prisma, SiteRole } from "@/generated/prisma/client";
import type { BareTaskRow } from "@/lib/tasks/columns";

/** PostgreSQL's JSON format, in UTC: `2026-11-20T21:56:45.123+00:00`. */
export type JsonTime = string;

export type Link = [id: number, createdAt: JsonTime, taskId: number];

export interface TaskRow extends BareTaskRow {
  assignees: Link[] | null;
  watchers: Link[] | null;
  labels: Link[] | null;
  customFields: CustomFieldLink[] | null;
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
