import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { between, hundredths, positionOf } from "@/lib/order";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";

export const activeStages = (tx: Tx, boardId: number): Promise<StageRecord[]> =>
  loadStagesWhere(tx, Prisma.sql`s.board_id = ${boardId} AND s.archived_at IS NULL`);

interface Placed {
  id: number;
  position: Stage["position"] | number;
}

export interface FreeStagePlace {
  position: string;
  /** Stages that were renumbered to make room; clients need to know. */
  renumbered: number[];
}

/** Returns a free position among the active stages, at the 1-based place or at the end; renumbers if there is no gap.
 * Needs `lockStageOrder`. */
export async function stagePositionAt(
  tx: Tx,
  stages: Placed[],
  index: number | null,
  movingId: number | null = null,
): Promise<FreeStagePlace> {
  const found = placeAmong(stages, index, movingId);
  if (found !== null) return { position: positionOf(found), renumbered: [] };

  const renumbered = await orderStages(
    tx,
    stages.map(({ id }) => id),
  );
  const numbered = stages.map(({ id }, at) => ({ id, position: at + 1 }));
  return { position: positionOf(placeAmong(numbered, index, movingId) ?? 0), renumbered };
}

function placeAmong(stages: Placed[], index: number | null, movingId: number | null) {
  const places = stages.filter(({ id }) => id !== movingId).map(({ position }) => hundredths(position));
  const at = index === null ? places.length : Math.min(index - 1, places.length);
  return between(places[at - 1] ?? null, places[at] ?? null);
}

/** One statement, since positions are unique at its end. Returns the ids of rows that changed. */
export async function orderStages(tx: Tx, ids: number[]): Promise<number[]> {
  const changed = await tx.$queryRaw<{ id: number }[]>`
    UPDATE stage SET position = wanted.place, updated_at = now()
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE stage.id = wanted.id AND stage.position <> wanted.place
    RETURNING stage.id`;
  return ids.filter((id) => changed.some((stage) => stage.id === id));
}
