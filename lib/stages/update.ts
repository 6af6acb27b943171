import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { canManageBoard, type OnBoard } from "@/lib/boards/policy";
import { changeIn } from "@/lib/database/record";
import { sendAlong, transaction } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { refuseToShow } from "@/lib/modules/refuse";
import { setDefaultPeople } from "@/lib/stages/default-people";
import type { UpdateStage } from "@/lib/stages/inputs";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStage } from "@/lib/stages/lock";
import { activeStages } from "@/lib/stages/place";
import { recordChanges } from "@/lib/stages/record-changes";
import { requirePro } from "@/lib/tier";
import type { CurrentUser } from "@/lib/users/current-user";

export interface UpdatedStage {
  stage: StageRecord;
  stages: StageRecord[];
}

/** Only managers may change visibility and default people. */
export async function updateStage(
  found: OnBoard & { stage: Stage },
  input: UpdateStage,
  actor: CurrentUser,
): Promise<UpdatedStage> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, found.stage);
    const to = changedSettings(before, input);
    if ((to.isPublic ?? to.assigneeIds ?? to.watcherIds) !== undefined && !canManageBoard(actor, found))
      throw new Forbidden();
    if (to.assigneeIds ?? to.watcherIds) requirePro();
    if (to.isPublic !== undefined) await refuseToShow(tx, found.board, to.isPublic);

    const { id, boardId } = before;
    const change = {
      title: to.title,
      bgColor: to.background,
      defaultTaskStatus: to.status,
      isTemplate: to.isTemplate,
      isPublic: to.isPublic,
      updatedAt: new Date(),
    };
    await sendAlong(tx, changeIn("stage", id, change));
    await setDefaultPeople(tx, before, to, actor);
    const [stage, stages] = await Promise.all([loadStage(tx, id), activeStages(tx, boardId)]);
    await recordChanges(tx, before, stage, actor);
    return { stage, stages };
  });
}

/** Clients send all settings, so unchanged ones don't count as changes. */
function changedSettings(before: StageRecord, input: UpdateStage): UpdateStage {
  return {
    ...input,
    title: input.title === before.title ? undefined : input.title,
    isPublic: input.isPublic === (before.isPublic ?? false) ? undefined : input.isPublic,
    assigneeIds: isSame(input.assigneeIds, before.defaultAssigneeIds) ? undefined : input.assigneeIds,
    watcherIds: isSame(input.watcherIds, before.defaultWatcherIds) ? undefined : input.watcherIds,
  };
}

const isSame = (input: number[] | undefined, present: number[]) =>
  input?.length === present.length && input.every((id) => present.includes(id));
