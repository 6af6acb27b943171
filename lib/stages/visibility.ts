import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";

/** Shows a stage to the public, or hides it again. No line (observed.md, 11). */
export async function flipVisibility(found: Stage): Promise<StageRecord> {
  return transaction(async (tx) => {
    const { id, isPublic } = await lockStage(tx, found);
    await tx.stage.update({ where: { id }, data: { isPublic: !isPublic } });
    return loadStage(tx, id);
  });
}
