import "server-only";
import type { MailEventKind } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";

export interface News {
  kind: MailEventKind;
  /** Of a comment or mention. */
  commentId: number | null;
}

export interface NewsOfTask {
  taskId: number;
  news: News[];
}

/** Of more tasks than these it is told in one mail. */
const MOST_ALONE = 5;
/** Of so many; what is beyond them goes with another of their jobs. */
const MOST_TOGETHER = 5_000;

/**
 * What waited, by task, in the order in which it happened; nobody takes it again. That is what waited of the job's task, and
 * of all others of the same actor, too, where they are many. A task with a mention is none of the many: it goes at once, alone.
 * Whoever else comes for the same receiver and actor waits for the locks, always taken in one order, and then finds the rest.
 */
export async function takeNews(tx: Tx, { userId, taskId, actorId }: Jobs["tell-by-mail"]): Promise<NewsOfTask[]> {
  const taken = await tx.$queryRaw<NewsOfTask[]>`
    WITH waiting AS MATERIALIZED (
      SELECT id, task_id, kind FROM mail_event WHERE user_id = ${userId} AND actor_id = ${actorId} ORDER BY id FOR UPDATE
    ), others AS (
      SELECT task_id FROM waiting GROUP BY task_id HAVING NOT bool_or(kind = 'mention')
    ), many AS (
      SELECT task_id FROM others WHERE ${taskId} IN (SELECT task_id FROM others) AND (SELECT count(*) FROM others) > ${MOST_ALONE}
      ORDER BY task_id <> ${taskId}, task_id LIMIT ${MOST_TOGETHER}
    ), taken AS (
      DELETE FROM mail_event WHERE id IN (SELECT id FROM waiting WHERE task_id = ${taskId} OR task_id IN (SELECT task_id FROM many)) RETURNING *
    )
    SELECT task_id AS "taskId", json_agg(json_build_object('kind', kind, 'commentId', comment_id) ORDER BY id) AS news FROM taken GROUP BY task_id ORDER BY min(created_at), task_id`;
  return taken.map(({ taskId: id, news }) => ({ taskId: id, news: merged(news) }));
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
