import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { LoadedComments } from "@/lib/comments/load";
import type { ChangedTasks } from "@/lib/tasks/present/changed";
import type { RestoreOnBoard } from "@/lib/trash/inputs";
import { restoreTrashedComment } from "@/lib/trash/restore/comment";
import { type RestoredStage, restoreTrashedStage } from "@/lib/trash/restore/stage";
import { restoreTrashedTask } from "@/lib/trash/restore/task";
import type { CurrentUser } from "@/lib/users/current-user";

export type Restored =
  | { type: "task"; task: ChangedTasks }
  | { type: "stage"; stage: RestoredStage }
  | { type: "comment"; comment: LoadedComments };

/** @throws NotFound when it is not in this board's trash, Conflict when what it belongs to is gone */
export async function restoreOnBoard(board: Board, restored: RestoreOnBoard, actor: CurrentUser): Promise<Restored> {
  switch (restored.type) {
    case "task":
      return { type: "task", task: await restoreTrashedTask(board, restored, actor) };
    case "stage":
      return { type: "stage", stage: await restoreTrashedStage(board, restored.id, actor) };
    case "comment":
      return { type: "comment", comment: await restoreTrashedComment(board, restored.id, actor) };
  }
}
