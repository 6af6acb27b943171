import "server-only";
import { type Task, Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { between, type Hundredths, hundredths, positionOf } from "@/lib/order";
import type { FreePlace } from "@/lib/tasks/move/place";

/** Needs the lock of the group's task. */
export async function endOfGroup(tx: Tx, groupId: Prisma.Sql): Promise<string> {
  const [last] = await placesIn(tx, groupId, Prisma.sql`ORDER BY position DESC LIMIT 1`);
  return positionOf(between(last ? hundredths(last.position) : null, null) ?? 0);
}

export type PlaceInGroup = Pick<Task, "id"> & { position: string };

/** The group's subtasks without this one, in their order. */
export const othersInGroup = (tx: Tx, groupId: Prisma.Sql, subtaskId: number | null): Promise<PlaceInGroup[]> =>
  placesIn(tx, groupId, Prisma.sql`AND id <> ${subtaskId ?? 0} ORDER BY position`);

/** `index` is 1-based among the others; null is the end. Renumbers the group if no gap is left. Needs the lock of the
 * group's task. */
export async function placeInGroup(
  tx: Tx,
  groupId: number,
  others: PlaceInGroup[],
  index: number | null,
): Promise<FreePlace> {
  const found = placeAmong(
    others.map(({ position }) => hundredths(position)),
    index,
  );
  if (found !== null) return { position: positionOf(found), renumbered: [] };

  const renumbered = await renumber(
    tx,
    groupId,
    others.map(({ id }) => id),
  );
  const again = placeAmong(
    others.map((_, at) => hundredths(at + 1)),
    index,
  );
  if (again === null) throw new Error(`group ${groupId} has no room after it was renumbered`);
  return { position: positionOf(again), renumbered };
}

export async function restoreAtEnd(tx: Tx, subtasks: Pick<Task, "id" | "subtaskGroupId">[]): Promise<void> {
  if (subtasks.length === 0) return;

  await lockParentsOf(
    tx,
    subtasks.flatMap(({ subtaskGroupId }) => subtaskGroupId ?? []),
  );
  await sendAlong(
    tx,
    Prisma.sql`
    WITH restored AS (
      SELECT task.id, subtask_group_id AS "group", row_number() OVER (PARTITION BY subtask_group_id ORDER BY place) AS place
      FROM unnest(${subtasks.map(({ id }) => id)}::int[]) WITH ORDINALITY AS named(id, place) JOIN task ON task.id = named.id
    ), last AS (
      SELECT subtask_group_id AS "group", max(position) AS position FROM task WHERE subtask_group_id IN (SELECT "group" FROM restored) AND archived_at IS NULL GROUP BY 1)
    UPDATE task SET archived_at = NULL, archived_by = NULL, archived_position = NULL, archived_with_stage = false, position = coalesce(last.position, 0) + restored.place, updated_at = ${changeTime()}
    FROM restored LEFT JOIN last USING ("group") WHERE task.id = restored.id`,
  );
}

const placesIn = (tx: Tx, groupId: Prisma.Sql, rest: Prisma.Sql) =>
  rowsOf<PlaceInGroup>(
    tx,
    Prisma.sql`SELECT id, position FROM task WHERE subtask_group_id = ${groupId} AND archived_at IS NULL ${rest}`,
  );

/** The parent's row serializes changes of its groups and subtasks. */
const lockParentsOf = (tx: Tx, groupIds: number[]) =>
  sendAlong(
    tx,
    Prisma.sql`SELECT id FROM task WHERE id IN (SELECT task_id FROM subtask_group WHERE id = ANY(${groupIds}::int[])) ORDER BY id FOR NO KEY UPDATE`,
  );

function placeAmong(places: Hundredths[], index: number | null): Hundredths | null {
  const at = Math.min(index === null ? places.length : index - 1, places.length);
  return between(places[at - 1] ?? null, places[at] ?? null);
}

/** Negates positions first, since they must be unique even between two rows of one statement. */
async function renumber(tx: Tx, groupId: number, ids: number[]): Promise<number[]> {
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET position = -position WHERE subtask_group_id = ${groupId} AND archived_at IS NULL`,
  );
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET position = queue.place, updated_at = ${changeTime()} FROM unnest(${ids}::int[]) WITH ORDINALITY AS queue(id, place) WHERE task.id = queue.id`,
  );
  return ids;
}
