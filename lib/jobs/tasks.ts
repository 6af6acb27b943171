import "server-only";
import type { JobName, Jobs, Attempt } from "@/lib/jobs/add";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { tellAllFollowers } from "@/lib/ideas/follow/follower-news";
import { runImportJob } from "@/lib/imports/job";
import { requeueLostImports } from "@/lib/imports/lost";
import { sweep } from "@/lib/jobs/sweep";
import { mailNews } from "@/lib/mail/news/mail-news";
import { mailModerators } from "@/lib/ideas/mail-moderators";
import { sendMail } from "@/lib/mail/send";
import { repeatDueTasks } from "@/lib/recurrence/run";
import { sendDailySummary, writeDailySummaries } from "@/lib/reminders/daily";
import { remindOfTasks, sendReminder } from "@/lib/reminders/remind";
import { abortUnfinishedUploads } from "@/lib/storage/abort-uploads";
import { clearDiscarded } from "@/lib/storage/ledger";
import { requeueLostMove } from "@/lib/storage/move/queue";
import { moveFiles } from "@/lib/storage/move/run";
import { addLostCopyJobs } from "@/lib/templates/copy-job";
import { copyTemplateTasks } from "@/lib/templates/copy-tasks";
import { sendTimerWarning, warnOfTimers } from "@/lib/timer/warn";
import { sendPasswordReset } from "@/lib/users/passwords/send-reset";
import { db } from "@/lib/db";
import { recoverLostMails } from "@/lib/mail/lost";
import { requeueLostMailEvents } from "@/lib/mail/news/requeue";
import { sendPush } from "@/lib/push/deliver";
import { requeueLostPushes } from "@/lib/push/jobs";
import { deliverToWebhook } from "@/lib/webhooks/outgoing/deliver";
import { requeueLostDeliveries } from "@/lib/webhooks/outgoing/jobs";

type Tasks = { [Name in JobName]: (payload: Jobs[Name], attempt: Attempt) => Promise<void> };

/** A task that throws is retried later, after longer and longer waits. */
export const tasks: Tasks = {
  "send-mail": sendMail,
  "send-password-reset": sendPasswordReset,
  "make-thumbnail": makeThumbnail,
  "clear-discarded-files": () => clearDiscarded(),
  "repeat-tasks": () => repeatDueTasks(),
  remind: remindOfTasks,
  "send-reminder": sendReminder,
  "warn-of-timers": () => warnOfTimers(),
  "send-timer-warning": sendTimerWarning,
  "write-daily-summaries": writeDailySummaries,
  "send-daily-summary": sendDailySummary,
  "mail-news": mailNews,
  "tell-followers": tellAllFollowers,
  "mail-moderators": mailModerators,
  "copy-template-tasks": copyTemplateTasks,
  "run-import": runImportJob,
  "deliver-to-webhook": deliverToWebhook,
  "send-push": sendPush,
  "move-files": (_, attempt) => moveFiles(attempt),
  "find-lost": requeueLost,
  "abort-uploads": () => abortUnfinishedUploads(),
  sweep,
};

export const recurring: { at: string; job: JobName }[] = [
  { at: "17 * * * *", job: "sweep" },
  { at: "47 * * * *", job: "abort-uploads" },
  { at: "* * * * *", job: "clear-discarded-files" },
  { at: "* * * * *", job: "repeat-tasks" },
  { at: "* * * * *", job: "remind" },
  { at: "* * * * *", job: "warn-of-timers" },
  { at: "* * * * *", job: "write-daily-summaries" },
  { at: "* * * * *", job: "find-lost" },
];

/** Requeues what a killed process left unfinished, and what waits for a job that no longer exists. */
export async function requeueLost(): Promise<void> {
  await unlockJobs();
  await recoverLostMails();
  await requeueLostMailEvents();
  await addLostCopyJobs(db);
  await requeueLostImports();
  await requeueLostDeliveries();
  await requeueLostPushes();
  await requeueLostMove();
}

/**
 * No other job takes as long as an import, and one of a webhook or a push service holds back the next ones of its queue. A
 * worker runs one job at a time. By itself graphile-worker waits four hours.
 */
async function unlockJobs() {
  await db.$queryRaw`
    SELECT count(*)::int FROM (SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT locked_by FROM graphile_worker.jobs WHERE task_identifier <> 'run-import'
        AND locked_at < now() - CASE WHEN task_identifier IN ('deliver-to-webhook', 'send-push') THEN interval '2 minutes' ELSE interval '15 minutes' END))) unlocked`;
}
