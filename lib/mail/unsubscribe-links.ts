import "server-only";
import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter/letter";
import type { EmailTexts } from "@/lib/mail/texts";
import { unsubscribePage } from "@/lib/mail/unsubscribe";
import type { MailPreference } from "@/lib/notifications/preferences";

const LABELS = {
  email_after_comment: "unsubscribe.comments",
  email_after_task_assign: "unsubscribe.assigned",
  email_after_task_stage_change: "unsubscribe.moved",
  email_after_task_due_date_change: "unsubscribe.dueDates",
  email_after_remove_from_task: "unsubscribe.unassigned",
  email_after_task_archive: "unsubscribe.archived",
  mention: "unsubscribe.mentions",
  reminder: "unsubscribe.reminders",
  daily_summary: "unsubscribe.daily",
  moderation: "unsubscribe.moderation",
} as const satisfies Record<MailPreference, string>;

export const unsubscribeLinks = (
  userId: number,
  kinds: MailPreference[],
  { plain }: EmailTexts,
): NonNullable<Letter["links"]> => [
  ...[...new Set(kinds)].map((kind) => ({
    label: plain(LABELS[kind]),
    url: unsubscribePage({ userId, kinds: [kind] }),
  })),
  { label: plain("footer.settings"), url: `${env().BOARDS_URL}/profile/notifications` },
];
