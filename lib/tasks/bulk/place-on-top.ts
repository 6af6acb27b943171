import "server-only";
import type { Tx } from "@/lib/db";
import { type Hundredths, positionOf } from "@/lib/order";
import { onStage, renumber } from "@/lib/tasks/place";

/** Below every position that a task can have. */
const OUT_OF_THE_WAY = -1_000_000;

/** Takes archived tasks out of the archive, to the top of their stage in this order. Needs `lockTaskOrder`; tells which others were numbered anew to make room. */
export async function restoreOnTop(tx: Tx, stageId: number, ids: number[]): Promise<number[]> {
  const [row] = await tx.$queryRaw<{ first: number | null }[]>`SELECT (min(position) * 100)::float8 AS first FROM task WHERE ${onStage(stageId)}`;
  const places = spread(ids.length, row?.first ?? null);
  const positions = places?.map(positionOf) ?? ids.map((_, at) => String(OUT_OF_THE_WAY + at));
  await tx.$executeRaw`
    UPDATE task SET archived_at = NULL, archived_by = NULL, archived_position = NULL, archived_with_stage = false, position = place.position, updated_at = now()
    FROM unnest(${ids}::int[], ${positions}::numeric[]) AS place(id, position) WHERE task.id = place.id`;
  return places ? [] : renumber(tx, stageId);
}

/** So many places before the first, evenly; 1, 2, 3, ... where there is none, null where they have no room. */
function spread(count: number, first: Hundredths | null): Hundredths[] | null {
  const step = first === null ? 100 : first / (count + 1);
  return step < 1 ? null : Array.from({ length: count }, (_, at) => Math.round(step * (at + 1)));
}
