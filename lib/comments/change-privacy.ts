import "server-only";
import type { Comment } from "@/generated/prisma/client";
import { commentNow } from "@/lib/comments/now";
import { transaction } from "@/lib/db";

/** A private comment becomes public, a public one private. Replies keep their own. */
export async function changePrivacy(found: Comment): Promise<Comment> {
  return transaction(async (tx) => {
    const { id, privacy } = await commentNow(tx, found);
    return tx.comment.update({ where: { id }, data: { privacy: privacy === "public" ? "private" : "public" } });
  });
}
