import "server-only";
import type { NotificationKind } from "@/lib/events/notifications";
import type { Tx } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";

export interface MailEvent {
  kind: NotificationKind;
  commentId: number | null;
}

export interface MailEventsOfTask {
  taskId: number;
  guestNames: string[];
  events: MailEvent[];
}

/** Events of more tasks than this go into one mail. */
const MAX_SINGLE_MAILS = 5;
const MAX_TASKS = 5_000;

/** Takes the events of the job's task, or of all tasks when one actor changed many; a mention is mailed alone and at
 * once. The lock makes two jobs of the same receiver and actor wait, so that no event is taken twice. */
export async function takeMailEvents(
  tx: Tx,
  { userId, taskId, actorId }: Jobs["mail-news"],
): Promise<MailEventsOfTask[]> {
  const taken = await tx.$queryRaw<MailEventsOfTask[]>`
    WITH waiting AS MATERIALIZED (
      SELECT id, task_id, kind FROM mail_event WHERE user_id = ${userId} AND actor_id IS NOT DISTINCT FROM ${actorId}::int ORDER BY id FOR UPDATE
    ), others AS (
      SELECT task_id FROM waiting GROUP BY task_id HAVING NOT bool_or(kind = 'task_comment_mentioned')
    ), many AS (
      SELECT task_id FROM others WHERE ${taskId} IN (SELECT task_id FROM others) AND (SELECT count(*) FROM others) > ${MAX_SINGLE_MAILS}
      ORDER BY task_id <> ${taskId}, task_id LIMIT ${MAX_TASKS}
    ), taken AS (
      DELETE FROM mail_event WHERE id IN (SELECT id FROM waiting WHERE task_id = ${taskId} OR task_id IN (SELECT task_id FROM many)) RETURNING *
    )
    SELECT task_id AS "taskId", json_agg(json_build_object('kind', kind, 'commentId', comment_id) ORDER BY id) AS events,
      array_remove(array_agg(DISTINCT guest_name), NULL) AS "guestNames" FROM taken GROUP BY task_id ORDER BY min(created_at), task_id`;
  return taken.map(({ events, ...task }) => ({ ...task, events: merged(events) }));
}

/** Removes duplicates, assignments that were undone, and comments that are mailed as mentions. */
export function merged(events: MailEvent[]): MailEvent[] {
  const assignments = events.filter(isAssignment);
  const isUndone = assignments[0]?.kind !== assignments.at(-1)?.kind;
  const mentions = new Set(
    events.filter(({ kind }) => kind === "task_comment_mentioned").map(({ commentId }) => commentId),
  );

  const seen = new Set<string>();
  return events.filter((each) => {
    if ((isAssignment(each) && isUndone) || (isComment(each) && mentions.has(each.commentId))) return false;
    const thing = `${each.kind} ${each.commentId}`;
    return !seen.has(thing) && seen.add(thing);
  });
}

const isAssignment = ({ kind }: MailEvent): boolean =>
  kind === "task_assignee_changed" || kind === "task_assignee_removed";

const isComment = ({ kind }: MailEvent): boolean => kind === "comment_created" || kind === "task_reply_added";
