import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { differs } from "@/lib/database/differs";
import type { Tx } from "@/lib/db";
import { removeCover } from "@/lib/tasks/write/cover";
import { dataOf, type PlainChange, recordChanges } from "@/lib/tasks/write/plain-properties";
import type { CurrentUser } from "@/lib/users/current-user";

export async function changeProperty(
  tx: Tx,
  board: Board,
  task: Task,
  change: PlainChange,
  actor: CurrentUser,
): Promise<void> {
  if (change.property === "settings" && replacesCover(task, change.value)) await removeCover(tx, task.id);
  const data = dataOf(board, task, change);
  if (!differs(task, data)) return;

  const after = await tx.task.update({ where: { id: task.id }, data });
  await recordChanges(tx, task, after, actor);
}

/** A client may send back the cover that it received, which keeps the image. */
const replacesCover = (
  { coverAttachmentId }: Task,
  { cover }: Extract<PlainChange, { property: "settings" }>["value"],
) =>
  coverAttachmentId !== null &&
  cover !== undefined &&
  (Boolean(cover.backgroundColor) || (cover.imageId ?? null) !== coverAttachmentId);
