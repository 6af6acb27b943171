import "server-only";
import type { Stage } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { between, hundredths, positionOf } from "@/lib/order";

export const activeStages = (tx: Tx, boardId: number): Promise<Stage[]> =>
  tx.stage.findMany({ where: { boardId, archivedAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }] });

export interface FreeStagePlace {
  position: string;
  /** Stages that were renumbered to make room; clients need to know. */
  renumbered: number[];
}

/** Returns a free position at the 1-based place or at the end; renumbers if there is no gap. Needs `lockStageOrder`. */
export async function stagePositionAt(
  tx: Tx,
  boardId: number,
  index: number | null,
  movingId: number | null = null,
): Promise<FreeStagePlace> {
  const stages = await activeStages(tx, boardId);
  const found = placeAmong(stages, index, movingId);
  if (found !== null) return { position: positionOf(found), renumbered: [] };

  const renumbered = await orderStages(
    tx,
    stages.map(({ id }) => id),
  );
  return { position: positionOf(placeAmong(await activeStages(tx, boardId), index, movingId) ?? 0), renumbered };
}

function placeAmong(stages: Stage[], index: number | null, movingId: number | null) {
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
