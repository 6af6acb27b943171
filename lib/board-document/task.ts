import { z } from "zod";
import { DocumentActivity } from "@/lib/board-document/activity";
import { DocumentAttachment } from "@/lib/board-document/attachment";
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
  message: orNull(html),
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
