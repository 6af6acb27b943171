import "server-only";
import { type Mail, Prisma, type User } from "@/generated/prisma/client";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { transaction, type Tx } from "@/lib/db";
import { type Jobs, jobSpec } from "@/lib/jobs/add";
import { isActive } from "@/lib/users/active";
import { clockOf } from "@/lib/users/clock";
import { type MailContent, queueMail } from "@/lib/mail/queue";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";
import { mailPreferences } from "@/lib/notifications/preferences";
import { dailyLetter } from "@/lib/reminders/daily-letter";
import { readDueTasks } from "@/lib/reminders/due-tasks";
import { readGeneralSettings } from "@/lib/settings/general";
import { readSiteSettings } from "@/lib/settings/site";

/** Runs every minute and queues a job for each person with due tasks at the configured hour, in the site's time zone.
 * After a stop it makes up for an hour missed today, but not for one that had passed when it was configured. */
export async function writeDailySummaries(): Promise<void> {
  await transaction(async (tx) => {
    const { since, now } = await advanceClock(tx);
    const { daily_reminder_enabled: isOn, daily_remind_at: at } = await readGeneralSettings(tx);
    const { timezone } = await readSiteSettings(tx);
    const day = isOn ? await dayOfHour(tx, { since, now, at, timezone }) : null;
    if (day) await addSummaries(tx, day);
  });
}

const KEY = "daily summaries";

/** Returns the time since the last check. The row lock serializes processes. */
async function advanceClock(tx: Tx): Promise<{ since: Date; now: Date }> {
  await tx.setting.createMany({ data: { key: KEY, value: { until: Date.now() } }, skipDuplicates: true });
  const [row] = await tx.$queryRaw<
    { until: number }[]
  >`SELECT (value ->> 'until')::float8 AS until FROM setting WHERE key = ${KEY} FOR UPDATE`;
  const now = new Date();
  await tx.setting.update({ where: { key: KEY }, data: { value: { until: now.getTime() } } });
  return { since: new Date(row?.until ?? now), now };
}

interface ClockCheck {
  since: Date;
  now: Date;
  at: string;
  timezone: string;
}

/** Today (`YYYY-MM-DD`), if its hour has come since the last check. */
async function dayOfHour(tx: Tx, { since, now, at, timezone }: ClockCheck): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ day: string; hour: Date }[]>`
    SELECT day::text, (day + ${at}::time) AT TIME ZONE ${timezone} AS hour FROM (SELECT (${now}::timestamptz AT TIME ZONE ${timezone})::date AS day) today`;
  return found && found.hour > since && found.hour <= now ? found.day : null;
}

const addSummaries = (tx: Tx, day: string) => tx.$executeRaw`
  WITH people AS (
    SELECT DISTINCT a.user_id FROM task_assignee a JOIN task t ON t.id = a.task_id JOIN "user" u ON u.id = a.user_id AND ${isActive}
    WHERE t.status = 'open' AND t.archived_at IS NULL AND t.due_at < now() + interval '2 days'
  ), waiting AS (
    SELECT array_agg(${jobSpec("send-daily-summary", { payload: Prisma.sql`json_build_object('userId', user_id, 'day', ${day}::text)` })}) AS jobs FROM people
  )
  SELECT count(*) FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) job`;

/** Uses the recipient's time zone. Sends nothing without due tasks. */
export async function sendDailySummary({ userId, day }: Jobs["send-daily-summary"]): Promise<void> {
  await transaction(async (tx) => {
    const taken =
      await tx.$executeRaw`UPDATE "user" u SET last_digest_on = ${day}::date WHERE u.id = ${userId} AND ${isActive} AND last_digest_on IS DISTINCT FROM ${day}::date`;
    const receiver =
      taken > 0 &&
      (await tx.user.findUnique({ where: { id: userId }, include: { settings: { where: { key: "mails" } } } }));
    if (!receiver || !mailPreferences(receiver.settings[0]?.value).daily_summary) return;

    const content = await summaryOf(tx, receiver);
    if (content) await queueMail(tx, { kind: "daily-summary", to: receiver, ...content });
  });
}

/** A written summary as it is now. */
export async function currentSummary(tx: Tx, { userId }: Pick<Mail, "userId">): Promise<MailContent | null> {
  const receiver = userId !== null && (await tx.user.findUnique({ where: { id: userId } }));
  return receiver ? summaryOf(tx, receiver) : null;
}

/** Whether its receiver's calendar shows another day by now, whose own summary names the same tasks. */
export async function isSummaryOver(
  tx: Tx,
  { userId, createdAt }: Pick<Mail, "userId" | "createdAt">,
): Promise<boolean> {
  const receiver = userId !== null && (await tx.user.findUnique({ where: { id: userId } }));
  if (!receiver) return false;
  const { now, timeZone } = clockOf(receiver, await readSiteSettings(tx));
  return dayIn(createdAt, timeZone) !== dayIn(now, timeZone);
}

/** Null without due tasks. */
async function summaryOf(tx: Tx, receiver: User): Promise<MailContent | null> {
  const clock = clockOf(receiver, await readSiteSettings(tx));
  const { overdue, today } = await readDueTasks(tx, receiver, clock);
  if (overdue.total + today.total === 0) return null;
  return {
    boardIds: [...new Set([...overdue.tasks, ...today.tasks].map(({ boardId }) => boardId))],
    letter: dailyLetter(receiver, { overdue, today }, clock),
    headers: unsubscribeHeaders({ userId: receiver.id, kinds: ["daily_summary"] }),
  };
}
