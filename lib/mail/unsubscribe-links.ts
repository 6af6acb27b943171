import "server-only";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter";
import { unsubscribePage } from "@/lib/mail/unsubscribe";
import type { MailPreference } from "@/lib/notifications/preferences";

/** Phrases for the middle of a sentence. */
export const MAILS_ABOUT: Record<MailPreference, string> = {
  email_after_comment: "comments",
  email_after_task_assign: "being assigned",
  email_after_task_stage_change: "moved tasks",
  email_after_task_due_date_change: "due dates",
  email_after_remove_from_task: "being unassigned",
  email_after_task_archive: "archived tasks",
  mention: "being mentioned",
  reminder: "reminders",
  daily_summary: "the day's tasks",
};

export const unsubscribeLinks = (userId: number, kinds: MailPreference[]): NonNullable<Letter["links"]> => [
  ...[...new Set(kinds)].map((kind) => ({
    label: `No more mails about ${MAILS_ABOUT[kind]}`,
    url: unsubscribePage({ userId, kinds: [kind] }),
  })),
  { label: "All preferences", url: `${env().BOARDS_URL}/profile#notifications` },
];
