import { z } from "zod";
import type { TrashItemJson } from "@/lib/trash/present";
import { PersonInShort } from "@/scripts/openapi/records/people";
import { count, flag, id, Moment, record, text, textOrNull } from "@/scripts/openapi/records/record";

export const TrashItem = record<TrashItemJson>()(
  "TrashItem",
  z.object({
    id: id.describe("Of the item in the trash."),
    type: z.enum(["task", "stage", "board", "comment"]),
    record_id: id.describe("The id that the record had, and has again once it is restored."),
    title: text.describe("Of a comment, the start of its text."),
    contents: count.describe("The tasks of a board or stage, the subtasks of a task, the replies to a comment."),
    task_id: id.nullable().describe("Of a comment; null for all others, and while the task is gone."),
    task_title: textOrNull,
    needs_stage: flag.describe("Of a task whose stage is gone or archived: it is restored with another `stage_id`."),
    deleted_by: PersonInShort.nullable(),
    deleted_at: Moment,
    ends_at: Moment.describe("When it is deleted for good."),
  }),
);
