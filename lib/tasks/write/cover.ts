import "server-only";
import { type Attachment, Prisma, type Task } from "@/generated/prisma/client";
import { recordFiles } from "@/lib/attachments/add-files";
import { changeTime } from "@/lib/database/change-time";
import { inOrder } from "@/lib/database/in-order";
import { updateIn } from "@/lib/database/record";
import { reader, sendAlong, transaction, type Tx } from "@/lib/db";
import type { ReceivedFile } from "@/lib/storage/receive";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { lockTask } from "@/lib/tasks/lock";
import { recordChanges } from "@/lib/tasks/write/plain-properties";
import type { CurrentUser } from "@/lib/users/current-user";

export function coverTask(found: Task, picture: ReceivedFile, actor: CurrentUser): Promise<Attachment> {
  return transaction(async (tx) => {
    const [before, cover] = await inOrder([lockTask(tx, found), recordCover(tx, found, picture, actor)]);
    await recordChanges(tx, before, { ...before, coverAttachmentId: cover.id, coverColor: null }, actor);
    return cover;
  });
}

export async function uncoverTask(found: Task, actor: CurrentUser): Promise<ChangedTasks> {
  await transaction(async (tx) => {
    const before = await lockTask(tx, found);
    await removeCover(tx, before.id);
    await sendAlong(tx, updateIn("task", before.id, { coverColor: null, updatedAt: changeTime() }));
    await recordChanges(tx, before, { ...before, coverAttachmentId: null, coverColor: null }, actor);
  });
  return loadChanged(reader(), found.boardId, actor.id, found.id);
}

export async function recordCover(
  tx: Tx,
  { id: taskId, boardId }: Task,
  picture: ReceivedFile,
  actor: CurrentUser,
): Promise<Attachment> {
  const [cover] = await recordFiles(tx, { owner: "task_cover", boardId, taskId }, [picture], actor);
  if (!cover) throw new Error("a picture was recorded without a record");

  await removeCover(tx, taskId, cover.id);
  const change = { coverAttachmentId: cover.id, coverColor: null, updatedAt: changeTime() };
  await sendAlong(tx, updateIn("task", taskId, change));
  return cover;
}

export const removeCover = (tx: Tx, taskId: number, newId: number | null = null): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`DELETE FROM attachment WHERE task_id = ${taskId} AND owner = 'task_cover' AND id IS DISTINCT FROM ${newId}::int`,
  );
