import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Actor, guestSettings } from "@/lib/activity/actor";
import { sendAlong, type Tx } from "@/lib/db";
import { cut } from "@/lib/text/text";
import type { BoardEvent, BoardEventSettings } from "@/lib/events/board-events";
import type { TaskEvent, TaskEventSettings } from "@/lib/events/task-events";
import { hookEventOf } from "@/lib/webhooks/outgoing/events";
import { addDeliveryJobs, queueDeliveries } from "@/lib/webhooks/outgoing/queue-deliveries";

interface Values {
  boardId: number;
  oldValue?: string | null;
  newValue?: string | null;
  description?: string | null;
  /** The stage, comment or person that the line is about, for outgoing webhooks. */
  subjectId?: number;
  /** Of a task that changed its stage. */
  fromStageId?: number;
  toStageId?: number;
}

type Recorded<Event, Settings> =
  | { event: Exclude<Event, keyof Settings>; settings?: undefined }
  | { [Each in keyof Settings]: { event: Each; settings: Settings[Each] } }[keyof Settings];

export type PlainTaskEvent = Exclude<TaskEvent, keyof TaskEventSettings>;
export type PlainBoardEvent = Exclude<BoardEvent, keyof BoardEventSettings>;

export type TaskLine = Values & { taskId: number } & Recorded<TaskEvent, TaskEventSettings>;
type BoardLine = Values & { taskId?: undefined } & Recorded<BoardEvent, BoardEventSettings>;

export type ActivityLine = TaskLine | BoardLine;

/** Clients design their feeds for values of 50 characters. */
const VALUE_LENGTH = 50;

export const shortened = (value: string | null | undefined) => (value ? cut(value, VALUE_LENGTH) : value);

/** Call it in the transaction of the change. It also queues the deliveries of webhooks. The actor is null when the account was deleted. */
export async function recordActivity(tx: Tx, actor: Actor | null, ...lines: ActivityLine[]): Promise<void> {
  if (lines.length === 0) return;

  const rows = lines.map(({ event, oldValue, newValue, settings: own, ...line }) => {
    const [action, ...column] = event.split(" ");
    const values = { oldValue: shortened(oldValue), newValue: shortened(newValue) };
    const settings = actor?.id === null ? { ...own, ...guestSettings(actor) } : own;
    const hookEvent = hookEventOf(event, line.taskId !== undefined);
    return { ...line, ...values, settings, action, column: column.join(" "), hookEvent };
  });
  await sendAlong(
    tx,
    Prisma.sql`
    WITH line AS MATERIALIZED (
      SELECT nextval('activity_id_seq')::int AS id, "boardId" AS board_id, "hookEvent" AS hook_event, "taskId", action, "column", "oldValue", "newValue", description, settings, "fromStageId", "toStageId", "subjectId"
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS line("boardId" int, "taskId" int, action text, "column" text, "oldValue" text, "newValue" text, description text, settings jsonb, "fromStageId" int, "toStageId" int, "subjectId" int, "hookEvent" text)
    ), recorded AS (
      INSERT INTO activity (id, board_id, task_id, action, "column", old_value, new_value, description, settings, from_stage_id, to_stage_id, subject_id, created_by)
      SELECT id, board_id, "taskId", action, "column", "oldValue", "newValue", description, settings, "fromStageId", "toStageId", "subjectId", ${actor?.id ?? null}::int FROM line
    ), ${queueDeliveries(Prisma.sql`line`)} ${addDeliveryJobs()}`,
  );
}
