import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { insertInto, nextId } from "@/lib/database/record";
import { sendAlong, transaction } from "@/lib/db";
import { loadChangedStages, type StageRecord } from "@/lib/stages/load";
import type { CreateStage } from "@/lib/stages/inputs";
import { lockStageOrder } from "@/lib/stages/lock";
import { activeStages, stagePositionAt } from "@/lib/stages/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Returns the changed stages, the new one first. */
export async function createStage(
  board: Board,
  { title, index, status }: CreateStage,
  actor: CurrentUser,
): Promise<StageRecord[]> {
  return transaction(async (tx) => {
    await lockStageOrder(tx, board.id);
    const [stages, id] = await Promise.all([activeStages(tx, board.id), nextId(tx, "stage")]);
    const { position, renumbered } = await stagePositionAt(tx, stages, index);
    const now = new Date();
    const settings = { defaultTaskStatus: status, hasDefaultPeople: true };
    const isPublic = board.type === "roadmap" ? false : null;
    const times = { createdAt: now, updatedAt: now };
    await sendAlong(
      tx,
      insertInto("stage", { id, boardId: board.id, title, position, ...settings, isPublic, ...times }),
    );
    await recordActivity(tx, actor, { boardId: board.id, event: "created stage", newValue: title, subjectId: id });
    return loadChangedStages(tx, board.id, [id, ...renumbered]);
  });
}
