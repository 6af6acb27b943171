import { z } from "zod";
import type { OwnImportJson, presentImport } from "@/lib/imports/present";
import type { PreviewJson } from "@/lib/imports/preview";
import { checked, count, flag, id, Moment, record, text } from "@/scripts/openapi/records/record";

const facts = {
  import_id: z.uuid(),
  status: z.enum(["queued", "processing", "completed", "failed"]),
  phase: z.enum(["queued", "fetching", "board", "tasks", "finishing", "completed"]),
  percentage: z.int().min(0).max(100),
  completed: count.describe("Tasks that have arrived, subtasks not counted."),
  total: count,
  board_id: id.nullable(),
  message: text,
};

export const ImportProgress = record<ReturnType<typeof presentImport>>()("ImportProgress", z.object(facts));

const Note = z.object({ kind: text, title: text, reason: text });

const Report = z.object({
  counts: z.object({
    stages: count,
    labels: count,
    custom_fields: count,
    tasks: count,
    subtasks: count,
    comments: count,
    attachments: count,
    time_tracks: count,
    dependencies: count,
  }),
  people: z.object({ matched: count, unmatched: z.array(z.object({ name: text, email: text })) }),
  notes: z.array(Note).describe("What was left out, or arrived differently: the first 500."),
  more_notes: count,
});

export const Import = record<OwnImportJson>()(
  "Import",
  z.object({
    ...facts,
    source: text,
    title: text,
    created_at: Moment,
    ended_at: Moment.nullable(),
    is_cancelled: flag,
    report: Report,
  }),
);

export const MatchedAccount = z.object({ ID: id, display_name: text });

export const ImportPreview = checked<PreviewJson>()(
  z.object({
    title: text,
    boards: z.array(text),
    stages: z.array(z.object({ title: text, tasks: count.nullable() })),
    labels: count.nullable(),
    custom_fields: count,
    tasks: count,
    subtasks: count.nullable(),
    comments: count.nullable(),
    attachments: count.nullable(),
    people: z.array(z.object({ name: text, email: text, user: MatchedAccount.nullable() })),
    notes: z.array(Note),
    more_notes: count,
  }),
);

/** Of Trello. */
export const CardBoard = z.object({ id: text, name: text, url: text, closed: flag });
