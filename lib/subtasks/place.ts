import "server-only";
import type { Tx } from "@/lib/db";
import { between, hundredths, positionOf } from "@/lib/order";

/** The position behind a group's last subtask; locks the group's order until the transaction ends. */
export async function endOfGroup(tx: Tx, groupId: number): Promise<string> {
  await tx.$queryRaw`SELECT id FROM subtask_group WHERE id = ${groupId} FOR NO KEY UPDATE`;
  const { _max } = await tx.task.aggregate({ where: { subtaskGroupId: groupId, archivedAt: null }, _max: { position: true } });
  return positionOf(between(_max.position === null ? null : hundredths(_max.position), null) ?? 0);
}
