import type { TrashKind } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { viewerContextOf } from "@/lib/boards/policy";
import { presentComment } from "@/lib/comments/present";
import { isoDate } from "@/lib/dates/dates";
import { presentStage } from "@/lib/stages/present";
import { presentChanged } from "@/lib/tasks/present/changed";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { ItemRow } from "@/lib/trash/list";
import { dayOfEnd } from "@/lib/trash/days";
import type { Restored } from "@/lib/trash/restore/on-board";
import type { CurrentUser } from "@/lib/users/current-user";
import { presentPersonInShort } from "@/lib/users/present";

export type TrashItemJson = ReturnType<typeof presentTrashItem>;

export const presentTrashItem = (row: ItemRow) => ({
  id: row.id,
  type: row.kind satisfies TrashKind,
  record_id: row.recordId,
  title: row.title,
  contents: row.contents,
  task_id: row.task?.id ?? null,
  task_title: row.task?.title ?? null,
  needs_stage: row.needsStage,
  deleted_by: row.deletedBy && presentPersonInShort(row.deletedBy),
  deleted_at: isoDate(row.deletedAt),
  ends_at: isoDate(dayOfEnd(row.deletedAt)),
});

/** As a read of the record has it. */
export function presentRestored(restored: Restored, found: Pick<OnBoard, "membership">, user: CurrentUser) {
  const viewerContext = viewerContextOf(user, found);
  switch (restored.type) {
    case "task":
      return { message: "Task has been restored", ...presentChanged(restored.task, found, user) };
    case "stage":
      return {
        message: "Stage has been restored",
        stage: presentStage(restored.stage.stage),
        tasks: taskPresenter(restored.stage.tasks, viewerContext).tasks(restored.stage.tasks.rows),
      };
    case "comment":
      return {
        message: "Comment has been restored",
        comment: presentComment(restored.comment, user, viewerContext),
      };
  }
}
