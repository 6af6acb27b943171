import "server-only";
import type { Tx } from "@/lib/db";
import { loadStages, type StageRecord } from "@/lib/stages/load";

const MAX_STAGES = 100;

/** The changed stages in this order, then others that changed within the last minute, up to 100. */
export async function loadChangedStages(tx: Tx, boardId: number, changedIds: number[]): Promise<StageRecord[]> {
  const stages = await loadStages(tx, {
    boardId,
    OR: [{ id: { in: changedIds } }, { updatedAt: { gt: new Date(Date.now() - 60_000) } }],
  });
  const changed = changedIds.flatMap((id) => stages.filter((stage) => stage.id === id));
  return [...changed, ...stages.filter(({ id }) => !changedIds.includes(id))].slice(
    0,
    Math.max(MAX_STAGES, changed.length),
  );
}
