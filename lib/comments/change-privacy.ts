import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { ChangePrivacy } from "@/lib/comments/inputs";
import { commentNow } from "@/lib/comments/now";
import { transaction } from "@/lib/db";

/** Without a wish a private comment becomes public, a public one private. Replies keep their own. Its words stay, and so does the time of their last change. */
export async function changePrivacy(found: Comment, { privacy: wish }: ChangePrivacy): Promise<Comment> {
  return transaction(async (tx) => {
    const { id, privacy, updatedAt } = await commentNow(tx, found);
    return tx.comment.update({ where: { id }, data: { privacy: wish ?? (privacy === "public" ? "private" : "public"), updatedAt } });
  });
}
