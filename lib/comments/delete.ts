import "server-only";
import type { Comment } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { commentNow } from "@/lib/comments/now";
import { transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** Deletes a comment with its replies, mentions and images, or a reply with its own. */
export async function deleteComment(found: Comment, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const { id, boardId, taskId, type, parentId, rawDescription } = await commentNow(tx, found);
    await tx.comment.delete({ where: { id } });
    if (type !== "comment" || parentId !== null) return;

    await tx.task.update({ where: { id: taskId }, data: { commentsCount: { decrement: 1 } }, select: { id: true } });
    await recordActivity(tx, actor, { boardId, taskId, action: "removed", column: "comment", newValue: rawDescription || null });
  });
}
