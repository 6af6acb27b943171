import { z } from "zod";
import type { DocumentNotes } from "@/lib/board-document/notes";
import {
  flag,
  html,
  json,
  list,
  name,
  number,
  orNull,
  ref,
  refs,
  text,
  time,
  word,
  whole,
} from "@/lib/board-document/parts";

/**
 * A board as a file: what the JSON export writes, what the native import reads, and what exports of other tools are
 * converted to. Ids are those of the source, as text, and refer to each other only within one document. Times are
 * ISO 8601 in UTC. Readers get every property; whatever is missing or invalid has its default.
 */

/** Someone whom the document mentions. On import, `email` decides which account they are. */
export const DocumentPerson = z.object({
  id: ref,
  name: text,
  email: text,
  login: text,
});
export type DocumentPerson = z.infer<typeof DocumentPerson>;

const DocumentMember = z.object({ person: ref, role: word("viewer", "member", "manager").catch("member") });

export const DocumentStage = z.object({
  id: ref,
  title: text,
  slug: orNull(name(100)),
  position: number,
  color: orNull(text),
  bg_color: orNull(text),
  status: word("open", "closed").catch("open"),
  is_template: orNull(flag),
  is_public: orNull(flag),
  wip_limit: orNull(whole),
  default_assignees: refs,
  default_watchers: refs,
  archived_at: time,
  archived_by: orNull(ref),
});
export type DocumentStage = z.infer<typeof DocumentStage>;

export const DocumentLabel = z.object({
  id: ref,
  title: orNull(text),
  slug: orNull(name(100)),
  color: orNull(text),
  bg_color: orNull(text),
  color_preset: orNull(name(32)),
});
export type DocumentLabel = z.infer<typeof DocumentLabel>;

export const DocumentField = z.object({
  id: ref,
  title: text,
  type: word("text", "number", "select", "multi-select", "checkbox", "date"),
  options: list(text, 1_000),
  position: number,
});
export type DocumentField = z.infer<typeof DocumentField>;

export const DocumentActivity = z.object({
  action: name(50),
  column: orNull(name(50)),
  old_value: orNull(text),
  new_value: orNull(text),
  description: orNull(text),
  settings: json,
  created_by: orNull(ref),
  created_at: time,
});
export type DocumentActivity = z.infer<typeof DocumentActivity>;

/** `file` is the path of its bytes in a zip; without it, a file stays where `url` is. */
export const DocumentAttachment = z.object({
  id: ref,
  owner: word("task", "task_description", "comment_image", "task_cover", "board").catch("task"),
  title: name(255),
  /** Its MIME type, or `url` for a link. */
  type: name(255),
  url: orNull(text),
  file: orNull(text),
  /** In bytes. */
  size: orNull(whole),
  /** Its name in links. Only a site that moves in keeps those of its files. */
  hash: z
    .string()
    .regex(/^[A-Za-z0-9]{16,192}$/)
    .optional()
    .catch(undefined),
  meta: json,
  created_by: orNull(ref),
  created_at: time,
});
export type DocumentAttachment = z.infer<typeof DocumentAttachment>;

const comment = {
  id: ref,
  type: word("comment", "reply", "note").catch("comment"),
  privacy: word("private", "public").catch("private"),
  status: word("published", "draft", "spam").catch("published"),
  author_name: text,
  author_email: text,
  raw_description: text,
  description: html,
  mentions: refs,
  images: list(DocumentAttachment, 100),
  created_by: orNull(ref),
  created_at: time,
  updated_at: time,
};

const DocumentReply = z.object(comment);
export const DocumentComment = z.object({ ...comment, replies: list(DocumentReply, 2_000) });
export type DocumentComment = z.infer<typeof DocumentComment>;

export const DocumentTimeTrack = z.object({
  id: ref,
  person: orNull(ref),
  status: word("commited", "active", "paused", "completed").catch("commited"),
  started_at: time,
  completed_at: time,
  working_minutes: whole,
  billable_minutes: whole,
  is_manual: flag,
  message: orNull(text),
  created_at: time,
});
export type DocumentTimeTrack = z.infer<typeof DocumentTimeTrack>;

export const DocumentRepeatRule = z.object({
  unit: word("daily", "weekly", "monthly", "yearly"),
  every: whole,
  create_new: flag,
  when_complete: flag,
  month: orNull(name(3)),
  month_type: orNull(name(16)),
  week_days: list(text, 7),
  month_days: list(z.number(), 31),
  time: orNull(name(8)),
  timezone: name(64),
  stage: orNull(ref),
  next_at: time,
  last_at: time,
});
export type DocumentRepeatRule = z.infer<typeof DocumentRepeatRule>;

/** What an idea of a roadmap has beyond a task. */
const DocumentIdea = z.object({
  answer: orNull(html),
  answered_by: orNull(ref),
  answered_at: time,
  merged_into: orNull(ref),
  /** Votes of accounts; `guest_votes` counts those of guests. */
  votes: list(z.object({ person: ref, created_at: time }), 20_000),
  guest_votes: whole,
});

const task = {
  id: ref,
  title: text,
  slug: name(255),
  type: word("task", "roadmap").catch("task"),
  status: word("open", "closed").catch("open"),
  priority: word("none", "low", "medium", "high", "urgent").catch("low"),
  description: orNull(html),
  source: orNull(name(100)),
  source_id: orNull(name(255)),
  lead_value: number,
  crm_contact_id: orNull(whole),
  position: number,
  estimated_minutes: orNull(whole),
  is_pinned: flag,
  is_template: orNull(flag),
  cover_color: orNull(text),
  /** The id of one of its attachments. */
  cover_attachment: orNull(ref),
  logo: orNull(text),
  integration_type: orNull(name(100)),
  author_name: orNull(name(192)),
  author_email: orNull(name(254)),
  reminder: word(
    "none",
    "30_minutes_before",
    "1_hour_before",
    "2_hours_before",
    "1_day_before",
    "2_days_before",
    "1_week_before",
    "custom",
  ).catch("none"),
  remind_at: time,
  started_at: time,
  due_at: time,
  last_completed_at: time,
  archived_at: time,
  archived_by: orNull(ref),
  archived_with_stage: flag,
  created_by: orNull(ref),
  created_at: time,
  updated_at: time,
  assignees: refs,
  watchers: refs,
  labels: refs,
  custom_fields: list(z.object({ field: ref, value: json }), 1_000),
  comments: list(DocumentComment, 10_000),
  attachments: list(DocumentAttachment, 2_000),
  time_tracks: list(DocumentTimeTrack, 10_000),
  repeat: DocumentRepeatRule.nullable().catch(null),
  idea: DocumentIdea.nullable().catch(null),
  activities: list(DocumentActivity, 20_000),
  /** The tasks that have to be done before this one. */
  predecessors: refs,
};

export const DocumentSubtask = z.object(task);
export type DocumentSubtask = z.infer<typeof DocumentSubtask>;

export const DocumentSubtaskGroup = z.object({
  id: ref,
  title: text,
  position: number,
  subtasks: list(DocumentSubtask, 2_000),
});

export const DocumentTask = z.object({
  ...task,
  stage: orNull(ref),
  subtask_groups: list(DocumentSubtaskGroup, 500),
});
export type DocumentTask = z.infer<typeof DocumentTask>;

/** Everything of a board but its tasks. */
export const DocumentBoard = z.object({
  id: ref,
  title: text,
  description: orNull(html),
  type: word("to-do", "roadmap").catch("to-do"),
  currency: name(10),
  background: z
    .object({
      id: orNull(name(64)),
      color: orNull(name(255)),
      is_image: flag,
      image_url: orNull(text),
      /** The path of the picture in a zip. */
      file: orNull(text),
    })
    .nullable()
    .catch(null),
  is_template: flag,
  template_description: orNull(text),
  template_category: orNull(name(100)),
  enable_time_tracking: orNull(flag),
  enable_recurring_tasks: orNull(flag),
  enable_stage_change_email: orNull(flag),
  has_custom_field_order: flag,
  is_indexed: flag,
  is_private: flag,
  moderates_ideas: flag,
  moderates_comments: flag,
  archived_at: time,
  created_by: orNull(ref),
  created_at: time,
  people: list(DocumentPerson, 50_000),
  members: list(DocumentMember, 10_000),
  stages: list(DocumentStage, 1_000),
  labels: list(DocumentLabel, 2_000),
  custom_fields: list(DocumentField, 1_000),
  attachments: list(DocumentAttachment, 2_000),
  activities: list(DocumentActivity, 20_000),
});
export type DocumentBoard = z.infer<typeof DocumentBoard>;

/** The board first, then its tasks one by one, as neither reader nor writer holds them all. */
export interface BoardDocument {
  board: DocumentBoard;
  tasks: AsyncIterable<DocumentTask>;
  /** How many tasks will come, subtasks not counted, where the source knows. */
  total: number | null;
  /** Grows while the tasks are read. */
  notes: DocumentNotes;
  /** Frees what it holds, whether all tasks were read or not. */
  close?: () => Promise<void>;
}
