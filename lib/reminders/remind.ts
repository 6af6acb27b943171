import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { type Jobs, jobSpec } from "@/lib/jobs/add";
import { headersAbout, letterAbout, taskUrl } from "@/lib/mail/about-task";
import { queueMail } from "@/lib/mail/queue";
import { readMailContext, type MailContext } from "@/lib/mail/context";
import { plainDate } from "@/lib/dates/dates";
import { dueText } from "@/lib/dates/dates-on-screen";
import type { Letter } from "@/lib/mail/letter/letter";
import { emailTexts } from "@/lib/mail/texts";

const BATCH_SIZE = 500;

/** Reminds of each due task once, with one job per person. Safe to run in several processes. */
export async function remindOfTasks(): Promise<void> {
  for (let reminded = BATCH_SIZE; reminded === BATCH_SIZE;) reminded = await transaction(remindBatch);
}

/** Selects the rows in a CTE: a subquery of the UPDATE could be evaluated repeatedly and exceed the limit. Skips
 * reminders older than a day, and tasks that are closed or archived, or whose parent is. */
async function remindBatch(tx: Tx): Promise<number> {
  const [result] = await tx.$queryRaw<{ count: number }[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM task WHERE remind_at IS NOT NULL AND reminded_at IS NULL AND remind_at <= now() ORDER BY remind_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED
    ), reminded AS (
      UPDATE task SET reminded_at = now() WHERE id IN (SELECT id FROM due)
      RETURNING id, remind_at, status = 'open' AND archived_at IS NULL AND remind_at > now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM task parent WHERE parent.id = task.parent_id AND parent.archived_at IS NOT NULL) AS is_active
    ), people AS (
      SELECT r.id, r.remind_at, a.user_id FROM reminded r JOIN task_assignee a ON a.task_id = r.id WHERE r.is_active
      UNION SELECT r.id, r.remind_at, w.user_id FROM reminded r JOIN task_watcher w ON w.task_id = r.id WHERE r.is_active
    ), waiting AS (
      SELECT array_agg(${jobSpec("send-reminder", { payload: Prisma.sql`json_build_object('userId', user_id, 'taskId', id, 'remindAt', floor(extract(epoch FROM remind_at) * 1000))` })}) AS jobs FROM people
    ), added AS (
      SELECT count(*) AS jobs FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) job
    )
    SELECT (SELECT count(*)::int FROM reminded) AS count FROM added`;
  return result?.count ?? 0;
}

/** Sends nothing if the reminder has changed or the person is no longer involved. */
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

export function reminderLetter(context: MailContext): Letter {
  const { task, clock, isAssigned } = context;
  const texts = emailTexts(clock.locale);
  const due = task.dueAt && dueText(plainDate(task.dueAt), clock);
  return letterAbout(context, texts, {
    paragraphs: [
      due
        ? texts.rich(due.state === "overdue" ? "reminder.overdue" : "reminder.due", { due: due.whole })
        : texts.plain("reminder.noDueDate"),
    ],
    action: { label: texts.plain("task.open"), url: taskUrl(task) },
    ending: texts.plain(isAssigned ? "reasons.assigned" : "reasons.watching"),
    kinds: ["reminder"],
  });
}
