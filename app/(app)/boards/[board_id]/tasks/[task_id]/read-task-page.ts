import "server-only";
import { cache } from "react";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { viewerOf } from "@/app/(app)/boards/[board_id]/read-board-page";
import { boardOfUser } from "@/lib/boards/find";
import { loadWholeBoard } from "@/lib/boards/read/load";
import { viewerContextOf } from "@/lib/boards/policy";
import { presentWholeBoard } from "@/lib/boards/present/board";
import { plainDate } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import { pathId } from "@/lib/http/request/params";
import { presentWholeTask } from "@/lib/tasks/present/whole";
import { readTask } from "@/lib/tasks/read/read-task";
import { requireSession } from "@/lib/users/sessions/current";

/** Cached, as the metadata and the page read it in the same request. */
export const readTaskPage = cache(async (boardId: string, taskId: string) => {
  const { user } = await requireSession(`/boards/${boardId}/tasks/${taskId}`);
  const found = await findOrNotFound(() => boardOfUser({ board_id: boardId }, user));
  const readAt = new Date();
  const [board, whole, viewer] = await Promise.all([
    loadWholeBoard(db, found.board, user.id),
    findOrNotFound(() => readTask(found.board, pathId(taskId), user)),
    viewerOf(user),
  ]);

  const viewerContext = viewerContextOf(user, found);
  return {
    board: presentWholeBoard(board, user, viewerContext),
    task: presentWholeTask(whole, found, user, viewerContext),
    viewer,
    syncedAt: plainDate(readAt),
    now: new Date().toISOString(),
  };
});
