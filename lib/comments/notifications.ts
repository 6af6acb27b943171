import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import type { Actor } from "@/lib/activity/actor";
import { sendAlong, type Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { cut } from "@/lib/text/text";

const EXCERPT = 200;

export interface WrittenComment {
  comment: Pick<Comment, "id" | "parentId" | "boardId" | "taskId">;
  text: string;
  mentionedIds: number[];
}

/** Mentioned people get that notification only. Authors of the comments that are replied to get a mail. */
export async function notifyOfComment(
  tx: Tx,
  written: WrittenComment,
  repliedToIds: number[],
  actor: Actor,
): Promise<void> {
  await notifyMentioned(tx, written, actor);
  await recordNotification(tx, actor, {
    ...notificationOf(written),
    kind: written.comment.parentId === null ? "comment_created" : "task_reply_added",
    mailedTo: repliedToIds,
    except: written.mentionedIds,
  });
}

export async function notifyMentioned(tx: Tx, written: WrittenComment, actor: Actor): Promise<void> {
  if (written.mentionedIds.length > 0)
    await recordNotification(tx, actor, {
      ...notificationOf(written),
      kind: "task_comment_mentioned",
      to: written.mentionedIds.map((userId) => ({ taskId: written.comment.taskId, userId })),
    });
}

/** `comment_id` is the comment to which a reply belongs (compatibility.md, C92). */
function notificationOf({ comment: { id, parentId, boardId, taskId }, text }: WrittenComment) {
  const settings = parentId === null ? { comment_id: id } : { comment_id: parentId, reply_id: id };
  return { boardId, taskIds: [taskId], description: excerptOf(text), settings };
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  const existing = cut(line, EXCERPT);
  return existing === line ? line : `${existing.trimEnd()}…`;
}

/** Removes notifications of deleted comments and their replies. */
export async function removeNotifications(tx: Tx, comments: Pick<Comment, "id" | "taskId">[]): Promise<void> {
  const [ids, taskIds] = [comments.map(({ id }) => String(id)), comments.map(({ taskId }) => taskId)];
  await sendAlong(
    tx,
    Prisma.sql`
    DELETE FROM notification WHERE task_id = ANY(${taskIds}::int[]) AND (settings ->> 'comment_id' = ANY(${ids}) OR settings ->> 'reply_id' = ANY(${ids}))`,
  );
}

/** Touches the recipients' rows, too, so that open notification lists reload. */
export async function renewNotifications(tx: Tx, written: WrittenComment): Promise<void> {
  const { settings, description } = notificationOf(written);
  const { taskId } = written.comment;
  await sendAlong(
    tx,
    Prisma.sql`
    WITH changed AS (UPDATE notification SET description = ${description}, updated_at = now() WHERE task_id = ${taskId} AND settings = ${JSON.stringify(settings)}::jsonb RETURNING id)
    UPDATE notification_recipient r SET updated_at = now() FROM changed WHERE r.notification_id = changed.id`,
  );
}
