import "server-only";
import { type Attachment, Prisma, type Task } from "@/generated/prisma/client";
import { type BelongsTo, recordFiles } from "@/lib/attachments/add-files";
import { inOrder } from "@/lib/database/in-order";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

/** The picture belongs to the task, whichever board the task moves to. */
export const addDescriptionPicture = (task: Task, picture: ReceivedFile, actor: CurrentUser) =>
  addPicture(task, "task_description", picture, actor);

/** Images that no comment uses within a day are removed by an hourly job. */
export const addCommentImage = (task: Task, image: ReceivedFile, actor: CurrentUser) =>
  addPicture(task, "comment_image", image, actor);

/** @throws NotFound when the task is gone, or has moved to another board */
async function addPicture(
  { id: taskId, boardId }: Task,
  owner: BelongsTo["owner"],
  picture: ReceivedFile,
  actor: CurrentUser,
): Promise<Attachment> {
  return transaction(async (tx) => {
    const [, [added]] = await inOrder([
      lockAgainstDeletion(tx, taskId, boardId),
      recordFiles(tx, { owner, boardId, taskId }, [picture], actor),
    ]);
    if (!added) throw new NotFound("File");
    return added;
  });
}

async function lockAgainstDeletion(tx: Tx, id: number, boardId: number): Promise<void> {
  const [task] = await rowsOf(
    tx,
    Prisma.sql`SELECT id FROM task WHERE id = ${id} AND board_id = ${boardId} FOR KEY SHARE`,
  );
  if (!task) throw new NotFound("Task");
}
