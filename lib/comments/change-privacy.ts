import "server-only";
import { type Board, type Comment, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { ChangePrivacy } from "@/lib/comments/inputs";
import { loadComment, type LoadedComments } from "@/lib/comments/load";
import { lockComment } from "@/lib/comments/lock";
import { refuseToShow } from "@/lib/modules/refuse";
import { reader, sendAlong, transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** Toggles the privacy if none is given. Replies keep theirs, and `updatedAt` stays. */
export async function changePrivacy(
  board: Board,
  found: Comment,
  { privacy: requested }: ChangePrivacy,
  actor: CurrentUser,
): Promise<LoadedComments> {
  await transaction(async (tx) => {
    const { id, boardId, taskId, parentId, privacy: before } = await lockComment(tx, found);
    const after = requested ?? (before === "public" ? "private" : "public");
    if (board.type === "roadmap") await refuseToShow(tx, board, after === "public");
    if (after === before) return;

    await recordActivity(tx, actor, {
      boardId,
      taskId,
      event: parentId === null ? "changed comment privacy" : "changed reply privacy",
      oldValue: before,
      newValue: after,
    });
    await sendAlong(tx, Prisma.sql`UPDATE comment SET privacy = ${after}::comment_privacy WHERE id = ${id}`);
  });
  return loadComment(reader(), found.id);
}
