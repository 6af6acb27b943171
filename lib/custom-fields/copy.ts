import "server-only";
import { type Copy, copyTable } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";

export async function copyFieldValues(tx: Tx, tasks: Copy[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO custom_field_value (task_id, custom_field_id, board_id, value)
    SELECT copy.to_id, custom_field_id, board_id, value FROM ${copyTable(tasks)} JOIN custom_field_value ON task_id = copy.from_id ORDER BY id`;
}
