import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { cut } from "@/lib/text";
import type { CurrentUser } from "@/lib/users/current-user";

const EXCERPT = 200;

/** A comment that was just written, for those who are told of it. */
export interface Told {
  comment: Comment;
  /** Without markup. */
  text: string;
  mentionedIds: number[];
}

type Actor = Pick<CurrentUser, "id">;

/** The mentioned are told that they are, and nothing else; the task's people of the comment or reply, and whose words are answered by mail. */
export async function tellOfComment(tx: Tx, told: Told, answeredIds: number[], actor: Actor): Promise<void> {
  await tellMentioned(tx, told, actor);
  const action = told.comment.parentId === null ? "comment_created" : "task_reply_added";
  await recordNotification(tx, actor, { ...happeningOf(told), action, mailedTo: answeredIds, except: told.mentionedIds });
}

export async function tellMentioned(tx: Tx, told: Told, actor: Actor): Promise<void> {
  if (told.mentionedIds.length > 0) await recordNotification(tx, actor, { ...happeningOf(told), action: "task_comment_mentioned", to: told.mentionedIds });
}

/** `comment_id` is the comment to which a reply belongs (observed.md, 12). */
export function happeningOf({ comment: { id, parentId, boardId, taskId }, text }: Told) {
  const settings = parentId === null ? { comment_id: id } : { comment_id: parentId, reply_id: id };
  return { boardId, taskId, description: cut(text.replace(/\s+/g, " "), EXCERPT), settings };
}
