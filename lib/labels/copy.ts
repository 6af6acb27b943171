import "server-only";
import { type Copy, copyTable } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";

export async function copyLabels(tx: Tx, tasks: Copy[]): Promise<void> {
  await tx.$executeRaw`INSERT INTO task_label (task_id, label_id, board_id) SELECT copy.to_id, label_id, board_id FROM ${copyTable(tasks)} JOIN task_label ON task_id = copy.from_id ORDER BY created_at, label_id`;
}
