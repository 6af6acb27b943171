import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { between, hundredths, positionOf } from "@/lib/order";

/** The position behind a group's last subtask; locks the group's order until the transaction ends. */
export async function endOfGroup(tx: Tx, groupId: number): Promise<string> {
  await tx.$queryRaw`SELECT id FROM subtask_group WHERE id = ${groupId} FOR NO KEY UPDATE`;
  const { _max } = await tx.task.aggregate({ where: { subtaskGroupId: groupId, archivedAt: null }, _max: { position: true } });
  return positionOf(between(_max.position === null ? null : hundredths(_max.position), null) ?? 0);
}

/** Takes archived subtasks out of the archive, each to the end of its group, in this order. */
export async function restoreAtEnd(tx: Tx, subtasks: Pick<Task, "id" | "subtaskGroupId">[]): Promise<void> {
  if (subtasks.length === 0) return;

  await tx.$queryRaw`SELECT id FROM subtask_group WHERE id = ANY(${subtasks.flatMap(({ subtaskGroupId }) => subtaskGroupId ?? [])}) ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    WITH asked AS (
      SELECT task.id, subtask_group_id AS "group", row_number() OVER (PARTITION BY subtask_group_id ORDER BY place) AS place
      FROM unnest(${subtasks.map(({ id }) => id)}::int[]) WITH ORDINALITY AS named(id, place) JOIN task ON task.id = named.id
    ), last AS (
      SELECT subtask_group_id AS "group", max(position) AS position FROM task WHERE subtask_group_id IN (SELECT "group" FROM asked) AND archived_at IS NULL GROUP BY 1)
    UPDATE task SET archived_at = NULL, archived_by = NULL, archived_position = NULL, archived_with_stage = false, position = coalesce(last.position, 0) + asked.place, updated_at = now()
    FROM asked LEFT JOIN last USING ("group") WHERE task.id = asked.id`;
}
