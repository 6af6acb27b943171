import { z } from "zod";
import { DocumentActivity } from "@/lib/board-document/activity";
import { DocumentAttachment } from "@/lib/board-document/attachment";
import type { DocumentNotes } from "@/lib/board-document/notes";
import { flag, html, list, name, number, orNull, ref, refs, text, time, word, whole } from "@/lib/board-document/parts";
import type { DocumentTask } from "@/lib/board-document/task";

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
