import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { loadChangedStages, type StageRecord } from "@/lib/stages/load";
import type { DragStage } from "@/lib/stages/inputs";
import { lockStageOrder } from "@/lib/stages/lock";
import { activeStages, stagePositionAt } from "@/lib/stages/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Returns the changed stages, the moved one first. Moving a stage to its own place changes nothing. */
export async function dragStage(
  board: Board,
  { stageId, index }: DragStage,
  actor: CurrentUser,
): Promise<StageRecord[]> {
  return transaction(async (tx) => {
    await lockStageOrder(tx, board.id);
    const before = await activeStages(tx, board.id);
    const currentIndex = before.findIndex(({ id }) => id === stageId);
    if (currentIndex < 0) await refuse(tx, board, stageId);
    if (currentIndex === Math.min(index, before.length) - 1) return loadChangedStages(tx, board.id, [stageId]);

    const { position, renumbered } = await stagePositionAt(tx, before, index, stageId);
    await sendAlong(tx, updateIn("stage", stageId, { position, updatedAt: new Date() }));
    await recordActivity(tx, actor, {
      boardId: board.id,
      event: "moved stages",
      oldValue: before.map(({ title }) => title).join(","),
    });
    return loadChangedStages(tx, board.id, [...new Set([stageId, ...renumbered])]);
  });
}

/** @throws NotFound for a stage of another board, Invalid for an archived one */
async function refuse(tx: Tx, board: Board, stageId: number): Promise<never> {
  if ((await tx.stage.count({ where: { id: stageId, boardId: board.id } })) === 0) throw new NotFound("Stage");
  throw new Invalid("What is archived can't be moved. Please restore it first.");
}
