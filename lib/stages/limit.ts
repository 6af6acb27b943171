import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { changeIn } from "@/lib/database/record";
import { sendAlong, transaction } from "@/lib/db";
import type { LimitStage } from "@/lib/stages/inputs";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/record-changes";
import type { CurrentUser } from "@/lib/users/current-user";

/** Sets how many tasks the stage should have at most. Screens show it, nothing enforces it. */
export function limitStage(stage: Stage, { limit }: LimitStage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, stage);
    await sendAlong(tx, changeIn("stage", before.id, { wipLimit: limit, updatedAt: new Date() }));
    const after = await loadStage(tx, before.id);
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
