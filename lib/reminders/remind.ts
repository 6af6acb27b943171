import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { type Jobs, jobSpec } from "@/lib/jobs/add";
import { headersAbout } from "@/lib/mail/about-task";
import { queueMail } from "@/lib/mail/queue";
import { readMailContext, type MailContext } from "@/lib/mail/context";
import { reminderLetter } from "@/lib/reminders/letter";

/** So many tasks in one transaction. */
const BATCH_SIZE = 500;

/** Reminds of every task whose time has come: each once, its people in a job each. Several processes may do this at the same time. */
export async function remindOfTasks(): Promise<void> {
  for (let reminded = BATCH_SIZE; reminded === BATCH_SIZE;) reminded = await transaction(remindBatch);
}

/**
 * The rows are chosen in a CTE of their own: as a subquery of the update PostgreSQL may choose again for each row, and then
 * more than the limit are updated.
 *
 * What should have been told more than a day ago, or is done or archived, also with its parent, is not told any more.
 */
async function remindBatch(tx: Tx): Promise<number> {
  const [result] = await tx.$queryRaw<{ count: number }[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM task WHERE remind_at IS NOT NULL AND reminded_at IS NULL AND remind_at <= now() ORDER BY remind_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED
    ), reminded AS (
      UPDATE task SET reminded_at = now() WHERE id IN (SELECT id FROM due)
      RETURNING id, remind_at, status = 'open' AND archived_at IS NULL AND remind_at > now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM task parent WHERE parent.id = task.parent_id AND parent.archived_at IS NOT NULL) AS is_told
    ), people AS (
      SELECT r.id, r.remind_at, a.user_id FROM reminded r JOIN task_assignee a ON a.task_id = r.id WHERE r.is_told
      UNION SELECT r.id, r.remind_at, w.user_id FROM reminded r JOIN task_watcher w ON w.task_id = r.id WHERE r.is_told
    ), waiting AS (
      SELECT array_agg(${jobSpec("send-reminder", { payload: Prisma.sql`json_build_object('userId', user_id, 'taskId', id, 'remindAt', floor(extract(epoch FROM remind_at) * 1000))` })}) AS jobs FROM people
    ), added AS (
      SELECT count(*) AS jobs FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) job
    )
    SELECT (SELECT count(*)::int FROM reminded) AS count FROM added`;
  return result?.count ?? 0;
}

/** One mail to one person, if the reminder still stands and he still has to do with the task. */
export async function sendReminder({ userId, taskId, remindAt }: Jobs["send-reminder"]): Promise<void> {
  await transaction(async (tx) => {
    const context = await readMailContext(tx, { userId, taskId });
    if (!context || !isStillDue(context, remindAt)) return;

    await queueMail(tx, {
      kind: "reminder",
      to: context.receiver,
      taskId,
      letter: reminderLetter(context),
      headers: headersAbout(context, ["reminder"]),
      key: `reminder ${taskId} ${userId} ${remindAt}`,
    });
  });
}

function isStillDue({ task, isAssigned, isWatching, wants }: MailContext, remindAt: number): boolean {
  const isOpen = task.status === "open" && [task, task.parent, task.board].every((each) => !each?.archivedAt);
  return isOpen && (isAssigned || isWatching) && task.remindAt?.getTime() === remindAt && wants("reminder");
}
