import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

type CommentTarget = Pick<Comment, "id" | "taskId">;

/** Attaches the actor's own unused images of this task. @throws Invalid for any other image */
export async function claimImages(
  tx: Tx,
  { id: commentId, taskId }: CommentTarget,
  imageIds: number[],
  actor: Pick<CurrentUser, "id">,
): Promise<void> {
  if (imageIds.length === 0) return;

  const { count } = await tx.attachment.updateMany({
    where: { id: { in: imageIds }, owner: "comment_image", taskId, commentId: null, createdById: actor.id },
    data: { commentId },
  });
  if (count < imageIds.length) throw new Invalid("Invalid images", { params: { images: "Invalid images" } });
}

/** Deletes images that are no longer listed. @returns whether anything changed @throws Invalid */
export async function replaceImages(
  tx: Tx,
  comment: CommentTarget,
  imageIds: number[],
  actor: Pick<CurrentUser, "id">,
): Promise<boolean> {
  const { count } = await tx.attachment.deleteMany({ where: { commentId: comment.id, id: { notIn: imageIds } } });
  const existing = await tx.attachment.findMany({ where: { commentId: comment.id }, select: { id: true } });
  const added = imageIds.filter((id) => !existing.some((image) => image.id === id));
  await claimImages(tx, comment, added, actor);
  return count + added.length > 0;
}
