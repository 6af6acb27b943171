import "server-only";
import type { JobName, Jobs, Try } from "@/lib/jobs/add";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { findLost } from "@/lib/jobs/lost";
import { sweep } from "@/lib/jobs/sweep";
import { mailNews } from "@/lib/mail/news/mail-news";
import { sendMail } from "@/lib/mail/send";
import { repeatDueTasks } from "@/lib/recurrence/run";
import { sendDailySummary, writeDailySummaries } from "@/lib/reminders/daily";
import { remindOfTasks, sendReminder } from "@/lib/reminders/remind";
import { clearDiscarded } from "@/lib/storage/ledger";
import { sendPasswordReset } from "@/lib/users/passwords/send-reset";

type Tasks = { [Name in JobName]: (payload: Jobs[Name], attempt: Try) => Promise<void> };

/** What each kind of job does. A task that throws is tried again later, after ever longer waits. */
export const tasks: Tasks = {
  "send-mail": sendMail,
  "send-password-reset": sendPasswordReset,
  "make-thumbnail": makeThumbnail,
  "clear-discarded-files": () => clearDiscarded(),
  "repeat-tasks": () => repeatDueTasks(),
  remind: remindOfTasks,
  "send-reminder": sendReminder,
  "write-daily-summaries": writeDailySummaries,
  "send-daily-summary": sendDailySummary,
  "mail-news": mailNews,
  "find-lost": findLost,
  sweep,
};

/** In the manner of cron: what comes by itself, and when. */
export const recurring: { at: string; job: JobName }[] = [
  { at: "17 * * * *", job: "sweep" },
  { at: "* * * * *", job: "clear-discarded-files" },
  { at: "* * * * *", job: "repeat-tasks" },
  { at: "* * * * *", job: "remind" },
  { at: "* * * * *", job: "write-daily-summaries" },
  { at: "* * * * *", job: "find-lost" },
];
