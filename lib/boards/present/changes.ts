import type { BoardMember } from "@/generated/prisma/client";
import { presentBoardFor } from "@/lib/boards/present/board";
import type { Changes } from "@/lib/boards/read/sync";
import { plainDate } from "@/lib/dates/dates";
import { jsonObject } from "@/lib/http/response/json";
import { presentLabel } from "@/lib/labels/present";
import { presentStage } from "@/lib/stages/present";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { CurrentUser } from "@/lib/users/current-user";
import type { ViewerContext } from "@/lib/users/present";

interface Reader {
  user: CurrentUser;
  membership: BoardMember | null;
  viewerContext: ViewerContext;
}

/** Older clients read the reset flags as `taskDeleted`, `stageDeleted` and `labelDeleted`. */
export function presentChanges(
  { board, stages, labels, tasks, paged, resets, hasChanges, syncedAt, isFullSync }: Changes,
  { user, membership, viewerContext }: Reader,
) {
  return jsonObject({
    board: board ? presentBoardFor(user, { board, membership }) : {},
    stages: stages.map(presentStage),
    labels: labels.map(presentLabel),
    tasks: taskPresenter(tasks, viewerContext).tasks(tasks.rows),
    taskDeleted: resets.tasks,
    stageDeleted: resets.stages,
    labelDeleted: resets.labels,
    taskResetRequired: resets.tasks,
    stageResetRequired: resets.stages,
    labelResetRequired: resets.labels,
    has_changes: hasChanges,
    synced_at: plainDate(syncedAt),
    sync_reset: isFullSync,
    ...(paged && { too_many_tasks: paged.areTooMany, stage_totals: paged.totals }),
  });
}
