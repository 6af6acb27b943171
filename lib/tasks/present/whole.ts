import { presentAttachment } from "@/lib/attachments/present";
import { type OnBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { presentStage } from "@/lib/stages/present";
import { nextStageOf, taskPresenter } from "@/lib/tasks/present/task";
import type { WholeTask } from "@/lib/tasks/read/read-task";
import type { CurrentUser } from "@/lib/users/current-user";
import type { ViewerContext } from "@/lib/users/present";

export function presentWholeTask(whole: WholeTask, found: OnBoard, user: CurrentUser, viewerContext: ViewerContext) {
  const active = whole.stages.filter(({ archivedAt }) => archivedAt === null);
  const stage = whole.stages.find(({ id }) => id === whole.task.stageId);
  return {
    ...taskPresenter(whole, viewerContext).task(whole.task),
    updated_at_ms: Date.parse(whole.task.updatedAt),
    nextStage: nextStageOf(active, whole.task.stageId),
    attachments: whole.attachments.map(presentAttachment),
    board: { ...presentBoardFor(user, found), stages: active.map(presentStage) },
    stage: stage ? presentStage(stage) : null,
  };
}
