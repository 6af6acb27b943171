import "server-only";
import type { Board, Stage } from "@/generated/prisma/client";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction } from "@/lib/db";
import { refuseToShow } from "@/lib/modules/refuse";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/record-changes";
import type { CurrentUser } from "@/lib/users/current-user";

export async function toggleVisibility(board: Board, found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, found);
    await refuseToShow(tx, board, !before.isPublic);
    await sendAlong(tx, updateIn("stage", before.id, { isPublic: !before.isPublic, updatedAt: new Date() }));
    const after = await loadStage(tx, before.id);
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
