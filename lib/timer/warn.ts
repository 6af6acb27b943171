import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { type Jobs, jobSpec } from "@/lib/jobs/add";
import { headersAbout, letterAbout, taskUrl } from "@/lib/mail/about-task";
import { type MailContext, readMailContext } from "@/lib/mail/context";
import type { Letter } from "@/lib/mail/letter/letter";
import { queueMail } from "@/lib/mail/queue";
import { emailTexts } from "@/lib/mail/texts";
import { isOnBoard } from "@/lib/modules/on-board";
import { readFeatureModules } from "@/lib/modules/read";
import { ASK_AFTER_HOURS } from "@/lib/timer/count";
import { pauseTimersWhileOff } from "@/lib/timer/pause-off";

const BATCH_SIZE = 500;

/** A closed tab asks nothing, so that each timer that runs for long is mailed about, once. Safe to run in several
 * processes. */
export async function warnOfTimers(now = new Date()): Promise<void> {
  await pauseTimersWhileOff(now);
  for (let warned = BATCH_SIZE; warned === BATCH_SIZE;) warned = await transaction((tx) => warnBatch(tx, now));
}

async function warnBatch(tx: Tx, now: Date): Promise<number> {
  const payload = Prisma.sql`json_build_object('userId', user_id, 'taskId', task_id, 'startedAt', floor(extract(epoch FROM started_at) * 1000))`;
  const [result] = await tx.$queryRaw<{ count: number }[]>`
    WITH due AS MATERIALIZED (
      SELECT user_id FROM timer WHERE warned_at IS NULL AND running_since <= ${now}::timestamptz - make_interval(hours => ${ASK_AFTER_HOURS}::int) LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED
    ), warned AS (
      UPDATE timer SET warned_at = ${now} WHERE user_id IN (SELECT user_id FROM due) RETURNING user_id, task_id, started_at
    ), waiting AS (
      SELECT array_agg(${jobSpec("send-timer-warning", { payload })}) AS jobs FROM warned
    ), added AS (
      SELECT count(*) AS jobs FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) job
    )
    SELECT (SELECT count(*)::int FROM warned) AS count FROM added`;
  return result?.count ?? 0;
}

/** Sends nothing if the timer was stopped or paused meanwhile, or time tracking is off. */
export async function sendTimerWarning({ userId, taskId, startedAt }: Jobs["send-timer-warning"]): Promise<void> {
  await transaction(async (tx) => {
    const timer = await tx.timer.findUnique({ where: { userId } });
    const context = await readMailContext(tx, { userId, taskId });
    const isSame = timer?.taskId === taskId && timer.startedAt.getTime() === startedAt && timer.runningSince !== null;
    if (!isSame || !context?.wants("reminder")) return;
    if (!isOnBoard(await readFeatureModules(tx), "timeTracking", context.task.board)) return;

    await queueMail(tx, {
      kind: "timer",
      to: context.receiver,
      taskId,
      letter: warningLetter(context),
      headers: headersAbout(context, ["reminder"]),
      key: `timer ${userId} ${startedAt}`,
    });
  });
}

function warningLetter(context: MailContext): Letter {
  const texts = emailTexts(context.clock.locale);
  return letterAbout(context, texts, {
    paragraphs: [texts.rich("timer.question", { hours: ASK_AFTER_HOURS }), texts.plain("timer.hint")],
    action: { label: texts.plain("task.open"), url: taskUrl(context.task) },
    ending: texts.plain("reasons.timer"),
    kinds: ["reminder"],
  });
}
