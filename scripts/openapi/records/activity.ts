import { z } from "zod";
import type { LineInFeed as LineInFeedJson, LineJson, LineOfPerson as LineOfPersonJson } from "@/lib/activity/present";
import { Board } from "@/scripts/openapi/records/boards";
import { Actor, Nobody, Person } from "@/scripts/openapi/records/people";
import { dates, id, PlainTime, record, text, textOrNull } from "@/scripts/openapi/records/record";
import { Comment, Reply, Task, type Whole } from "@/scripts/openapi/records/tasks";

const actor = z
  .union([Person, Actor, Nobody])
  .describe("All nine keys for callers who may list users, otherwise four.");

const line = z.object({
  id,
  object_id: id.describe("The task or the board."),
  object_type: z.enum(["board_activity", "task_activity"]),
  action: text,
  column: textOrNull,
  old_value: textOrNull,
  new_value: textOrNull,
  description: textOrNull,
  settings: z.custom<LineJson["settings"]>(),
  created_by: id.nullable(),
  ...dates,
  user: actor,
});

export const Activity = record<LineJson>()("Activity", line.extend({ action_key: text, column_key: textOrNull }));

type Of<Json extends { task?: { settings: object } }> = Omit<Json, "task"> & {
  task?: Whole<NonNullable<Json["task"]>>;
};

export const ActivityOfPerson = record<Of<LineOfPersonJson>>()(
  "ActivityOfPerson",
  line.extend({ task: Task.optional(), board: Board.optional() }),
);

const plainDates = { created_at: PlainTime, updated_at: PlainTime };

export const ActivityInFeed = record<LineInFeedJson>()("ActivityInFeed", line.extend(plainDates));

export const CommentInFeed = Comment.extend({ ...plainDates, replies: z.array(Reply.extend(plainDates)) });
