import "server-only";
import type { Comment } from "@/generated/prisma/client";
import { happeningOf, type Told } from "@/lib/comments/tell";
import type { Tx } from "@/lib/db";

/** What people were told of a comment and its replies, or of a reply, is told no longer: it leads nowhere, and its words are gone. */
export async function forgetTold(tx: Tx, { id, taskId }: Comment): Promise<void> {
  await tx.$executeRaw`DELETE FROM notification WHERE task_id = ${taskId} AND to_jsonb(${id}::int) IN (settings -> 'comment_id', settings -> 'reply_id')`;
}

/** What people were told of a comment or reply has its present words. That a receiver's row is renewed is how open bells hear of it. */
export async function retell(tx: Tx, told: Told): Promise<void> {
  const { taskId, settings, description } = happeningOf(told);
  await tx.$executeRaw`
    WITH retold AS (UPDATE notification SET description = ${description}, updated_at = now() WHERE task_id = ${taskId} AND settings = ${JSON.stringify(settings)}::jsonb RETURNING id)
    UPDATE notification_recipient r SET updated_at = now() FROM retold WHERE r.notification_id = retold.id`;
}
