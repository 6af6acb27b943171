import "server-only";
import type { Board } from "@/generated/prisma/client";
import { fileTitle } from "@/lib/attachments/title";
import { reader, transaction } from "@/lib/db";
import type { ReceivedFile } from "@/lib/storage/receive";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { recordCover } from "@/lib/tasks/write/cover";
import { createInStage } from "@/lib/tasks/write/create";
import { NEW_TASK } from "@/lib/tasks/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export async function createTaskFromImage(
  board: Board,
  stageId: number,
  picture: ReceivedFile,
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const input = { ...NEW_TASK, title: fileTitle(picture.name), boardId: board.id, stageId, index: 1 };
  const { task, changedIds } = await transaction(async (tx) => {
    const created = await createInStage(tx, board, stageId, input, actor);
    await recordCover(tx, created.task, picture, actor);
    return created;
  });
  return loadChanged(reader(), board.id, actor.id, task.id, changedIds);
}
