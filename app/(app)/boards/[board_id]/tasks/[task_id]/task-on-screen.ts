import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { foundOrNot, viewerOf } from "@/app/(app)/boards/[board_id]/board-on-screen";
import { loadWholeBoard } from "@/lib/boards/load";
import { eyesOn, type OnBoard } from "@/lib/boards/policy";
import { presentWholeBoard } from "@/lib/boards/present";
import { plainDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/params";
import { presentWholeTask } from "@/lib/tasks/present-whole";
import { readTask } from "@/lib/tasks/read";
import type { CurrentUser } from "@/lib/users/current-user";
import { requireSession } from "@/lib/users/sessions/current";

/** What a task's own page starts with; read once a request. */
export const taskOnScreen = cache(async (boardId: string, taskId: string) => {
  const { user } = await requireSession(`/boards/${boardId}/tasks/${taskId}`);
  const found = await foundOrNot(boardId, user);
  const readAt = new Date();
  const [board, whole, viewer] = await Promise.all([loadWholeBoard(db, found.board, user.id), taskOrNot(found, taskId, user), viewerOf(user)]);

  const eyes = eyesOn(user, found);
  return { board: presentWholeBoard(board, user, eyes), task: presentWholeTask(whole, found, user, eyes), viewer, syncedAt: plainDate(readAt), now: new Date().toISOString() };
});

async function taskOrNot({ board }: OnBoard, taskId: string, user: CurrentUser) {
  try {
    return await readTask(board, pathId(taskId), user);
  } catch (error) {
    if (error instanceof NotFound) notFound();
    throw error;
  }
}
