import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { canManageBoard, type OnBoard } from "@/lib/boards/policy";
import { transaction, type Tx } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import type { UpdateStage } from "@/lib/stages/inputs";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { assignableIds } from "@/lib/tasks/assignable";
import type { CurrentUser } from "@/lib/users/current-user";

export interface UpdatedStage {
  stage: StageRecord;
  /** The board's active stages. */
  stages: StageRecord[];
}

/** Renames a stage and changes its settings; who sees it and who gets its tasks is for managers. */
export async function updateStage(found: OnBoard & { stage: Stage }, to: UpdateStage, actor: CurrentUser): Promise<UpdatedStage> {
  if ((to.isPublic !== undefined || to.assigneeIds !== undefined) && !canManageBoard(actor, found)) throw new Forbidden();

  return transaction(async (tx) => {
    const { id, title: before, boardId } = await tx.stage.update({
      where: { id: found.stage.id },
      data: { bgColor: to.background, defaultTaskStatus: to.status, isTemplate: to.isTemplate, isPublic: to.isPublic },
    });
    if (to.title !== undefined && to.title !== before) {
      await tx.stage.update({ where: { id }, data: { title: to.title } });
      await recordActivity(tx, actor, { boardId, action: "updated", column: "title of stage", oldValue: before, newValue: to.title });
    }
    if (to.assigneeIds) await setDefaultAssignees(tx, found.stage, to.assigneeIds);

    const stages = await loadStages(tx, { boardId, OR: [{ archivedAt: null }, { id }] });
    const stage = stages.find((each) => each.id === id);
    if (!stage) throw new NotFound("Stage");
    return { stage, stages: stages.filter(({ archivedAt }) => archivedAt === null) };
  });
}

async function setDefaultAssignees(tx: Tx, { id: stageId, boardId }: Stage, userIds: number[]) {
  const may = await assignableIds(tx, boardId, userIds);
  await tx.stageDefaultAssignee.deleteMany({ where: { stageId } });
  await tx.stageDefaultAssignee.createMany({ data: may.map((userId) => ({ stageId, userId })) });
  await tx.stage.update({ where: { id: stageId }, data: { hasDefaultPeople: true } });
}
