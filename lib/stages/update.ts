import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { canManageBoard, type OnBoard } from "@/lib/boards/policy";
import { transaction } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { setDefaultPeople } from "@/lib/stages/default-people";
import type { UpdateStage } from "@/lib/stages/inputs";
import { loadStage, loadStages, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { recordChanges } from "@/lib/stages/note-changes";
import { requirePro } from "@/lib/tier";
import type { CurrentUser } from "@/lib/users/current-user";

export interface UpdatedStage {
  stage: StageRecord;
  /** The board's active stages. */
  stages: StageRecord[];
}

/** Renames a stage and changes its settings; who sees it and who gets its tasks is for managers. */
export async function updateStage(
  found: OnBoard & { stage: Stage },
  asked: UpdateStage,
  actor: CurrentUser,
): Promise<UpdatedStage> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, found.stage);
    const to = whatDiffers(before, asked);
    if ((to.isPublic ?? to.assigneeIds ?? to.watcherIds) !== undefined && !canManageBoard(actor, found))
      throw new Forbidden();
    if (to.assigneeIds ?? to.watcherIds) requirePro();

    const { id, boardId } = before;
    await tx.stage.update({
      where: { id },
      data: {
        title: to.title,
        bgColor: to.background,
        defaultTaskStatus: to.status,
        isTemplate: to.isTemplate,
        isPublic: to.isPublic,
      },
    });
    await setDefaultPeople(tx, before, to, actor);
    const stage = await loadStage(tx, id);
    await recordChanges(tx, before, stage, actor);
    return { stage, stages: await loadStages(tx, { boardId, archivedAt: null }) };
  });
}

/** Clients send a stage's settings whole: what they leave as it is asks for nothing. */
function whatDiffers(before: StageRecord, asked: UpdateStage): UpdateStage {
  return {
    ...asked,
    title: asked.title === before.title ? undefined : asked.title,
    isPublic: asked.isPublic === (before.isPublic ?? false) ? undefined : asked.isPublic,
    assigneeIds: isSame(asked.assigneeIds, before.defaultAssigneeIds) ? undefined : asked.assigneeIds,
    watcherIds: isSame(asked.watcherIds, before.defaultWatcherIds) ? undefined : asked.watcherIds,
  };
}

const isSame = (asked: number[] | undefined, present: number[]) =>
  asked?.length === present.length && asked.every((id) => present.includes(id));
