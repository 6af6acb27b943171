import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import type { Actor } from "@/lib/activity/actor";
import { recordActivity } from "@/lib/activity/record";
import { lockComment } from "@/lib/comments/lock";
import { removeNotifications } from "@/lib/comments/notifications";
import { sendAlong, transaction } from "@/lib/db";

export async function deleteComment(found: Comment, actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    const comment = await lockComment(tx, found);
    const { id, boardId, taskId, type, parentId, rawDescription } = comment;
    await sendAlong(tx, Prisma.sql`DELETE FROM comment WHERE id = ${id}`);
    await removeNotifications(tx, comment);
    const line = { boardId, taskId, newValue: rawDescription || null };
    if (parentId !== null) return recordActivity(tx, actor, { ...line, event: "removed a reply" });
    if (type !== "comment") return;

    await sendAlong(tx, Prisma.sql`UPDATE task SET comments_count = comments_count - 1 WHERE id = ${taskId}`);
    await recordActivity(tx, actor, { ...line, event: "removed comment" });
  });
}
