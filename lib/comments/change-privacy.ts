import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { ChangePrivacy } from "@/lib/comments/inputs";
import { loadComment, type LoadedComments } from "@/lib/comments/load";
import { commentNow } from "@/lib/comments/now";
import { reader, transaction } from "@/lib/db";

/** Without a wish a private comment becomes public, a public one private. Replies keep their own. Its words stay, and so does the time of their last change. */
export async function changePrivacy(found: Comment, { privacy: wish }: ChangePrivacy): Promise<LoadedComments> {
  await transaction(async (tx) => {
    const { id, privacy, updatedAt } = await commentNow(tx, found);
    await tx.comment.update({ where: { id }, data: { privacy: wish ?? (privacy === "public" ? "private" : "public"), updatedAt } });
  });
  return loadComment(reader(), found.id);
}
