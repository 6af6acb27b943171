import "server-only";
import type { MailEventKind } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";

export interface News {
  kind: MailEventKind;
  /** Of a comment or mention. */
  commentId: number | null;
}

/** What waited, in the order in which it happened; nobody takes it again. */
export async function takeNews(tx: Tx, { userId, taskId, actorId }: Jobs["tell-by-mail"]): Promise<News[]> {
  const taken = await tx.$queryRaw<(News & { id: number })[]>`
    DELETE FROM mail_event WHERE task_id = ${taskId} AND user_id = ${userId} AND actor_id = ${actorId} RETURNING id, kind, comment_id AS "commentId"`;
  return merged(taken.sort((one, other) => one.id - other.id));
}

/** Each thing once. Who was assigned and removed again hears of neither, and who was mentioned in a comment not of the comment, too. */
export function merged(news: News[]): News[] {
  const assignments = news.filter(isAssignment);
  const isUndone = assignments[0]?.kind !== assignments.at(-1)?.kind;
  const mentions = new Set(news.filter(({ kind }) => kind === "mention").map(({ commentId }) => commentId));

  const seen = new Set<string>();
  return news.filter((each) => {
    if ((isAssignment(each) && isUndone) || (each.kind === "comment" && mentions.has(each.commentId))) return false;
    const thing = `${each.kind} ${each.commentId}`;
    return !seen.has(thing) && seen.add(thing);
  });
}

const isAssignment = ({ kind }: News): boolean => kind === "assigned" || kind === "removed";
