import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { loadChangedStages, type StageRecord } from "@/lib/stages/load";
import type { CreateStage } from "@/lib/stages/inputs";
import { lockStageOrder } from "@/lib/stages/lock";
import { stagePositionAt } from "@/lib/stages/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Returns the changed stages, the new one first. */
export async function createStage(
  board: Board,
  { title, index, status }: CreateStage,
  actor: CurrentUser,
): Promise<StageRecord[]> {
  return transaction(async (tx) => {
    await lockStageOrder(tx, board.id);
    const { position, renumbered } = await stagePositionAt(tx, board.id, index);
    const stage = await tx.stage.create({
      data: {
        boardId: board.id,
        title,
        position,
        defaultTaskStatus: status,
        hasDefaultPeople: true,
        isPublic: board.type === "roadmap" ? false : null,
      },
    });
    await recordActivity(tx, actor, { boardId: board.id, event: "created stage", newValue: title });
    return loadChangedStages(tx, board.id, [stage.id, ...renumbered]);
  });
}
