import "server-only";
import type { Tx } from "@/lib/db";
import { loadStages, type StageRecord } from "@/lib/stages/load";

/** First the stages that the call changed, then others of the board that changed within the last minute. */
export async function loadChangedStages(tx: Tx, boardId: number, changedIds: number[]): Promise<StageRecord[]> {
  const stages = await loadStages(tx, { boardId, OR: [{ id: { in: changedIds } }, { updatedAt: { gt: new Date(Date.now() - 60_000) } }] });
  return [...stages.filter(({ id }) => changedIds.includes(id)), ...stages.filter(({ id }) => !changedIds.includes(id))];
}
