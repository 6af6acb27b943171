import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

/** One line of what happened, in the words of observed.md, section 11. Without `taskId` it is the board's. */
export interface ActivityLine {
  boardId: number;
  taskId?: number;
  action: string;
  column: string;
  oldValue?: string | null;
  newValue?: string | null;
  description?: string | null;
  settings?: Prisma.InputJsonObject;
}

/** The reference keeps 50 characters of a value; clients lay their feeds out for that. */
const VALUE_LENGTH = 50;

export const shortened = (value: string | null | undefined) => (value ? cut(value, VALUE_LENGTH) : value);

/** Writes the lines inside the change's own transaction, in the order given: one statement for two lines as for ten thousand. Null is somebody whose account is gone. */
export async function recordActivity(
  tx: Tx,
  actor: Pick<CurrentUser, "id"> | null,
  ...lines: ActivityLine[]
): Promise<void> {
  if (lines.length === 0) return;

  const rows = lines.map((line) => ({
    ...line,
    oldValue: shortened(line.oldValue),
    newValue: shortened(line.newValue),
  }));
  await tx.$executeRaw`
    INSERT INTO activity (board_id, task_id, action, "column", old_value, new_value, description, settings, created_by)
    SELECT "boardId", "taskId", action, "column", "oldValue", "newValue", description, settings, ${actor?.id ?? null}::int
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS line("boardId" int, "taskId" int, action text, "column" text, "oldValue" text, "newValue" text, description text, settings jsonb)`;
}
