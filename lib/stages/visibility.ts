import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/note-changes";
import type { CurrentUser } from "@/lib/users/current-user";

/** Shows a stage to the public, or hides it again. */
export async function flipVisibility(found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, found);
    await tx.stage.update({ where: { id: before.id }, data: { isPublic: !before.isPublic } });
    const after = await loadStage(tx, before.id);
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
