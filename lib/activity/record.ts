import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Actor, guestSettings } from "@/lib/activity/actor";
import { sendAlong, type Tx } from "@/lib/db";
import { cut } from "@/lib/text/text";
import type { BoardEvent, BoardEventSettings } from "@/lib/events/board-events";
import type { TaskEvent, TaskEventSettings } from "@/lib/events/task-events";

interface Values {
  boardId: number;
  oldValue?: string | null;
  newValue?: string | null;
  description?: string | null;
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

/** Call it in the transaction of the change. The actor is null when the account was deleted. */
export async function recordActivity(tx: Tx, actor: Actor | null, ...lines: ActivityLine[]): Promise<void> {
  if (lines.length === 0) return;

  const rows = lines.map(({ event, oldValue, newValue, settings: own, ...line }) => {
    const [action, ...column] = event.split(" ");
    const values = { oldValue: shortened(oldValue), newValue: shortened(newValue) };
    const settings = actor?.id === null ? { ...own, ...guestSettings(actor) } : own;
    return { ...line, ...values, settings, action, column: column.join(" ") };
  });
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO activity (board_id, task_id, action, "column", old_value, new_value, description, settings, from_stage_id, to_stage_id, created_by)
    SELECT "boardId", "taskId", action, "column", "oldValue", "newValue", description, settings, "fromStageId", "toStageId", ${actor?.id ?? null}::int
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS line("boardId" int, "taskId" int, action text, "column" text, "oldValue" text, "newValue" text, description text, settings jsonb, "fromStageId" int, "toStageId" int)`,
  );
}
