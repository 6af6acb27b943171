import type { MailEventKind, NotificationAction } from "@/generated/prisma/client";
import { EMAIL_KEYS, OWN_MAIL_KEYS, type OwnMailPreference } from "@/lib/notifications/preferences";

/** The kinds of mail that somebody may do without: those of the contract's preferences, and our own. */
export const MAIL_KEYS = [...EMAIL_KEYS, ...OWN_MAIL_KEYS] as const;
export type MailPreference = (typeof MAIL_KEYS)[number];

export const isOwnMailKey = (key: MailPreference): key is OwnMailPreference =>
  OWN_MAIL_KEYS.some((kind) => kind === key);

/** For how long what happens to a task is gathered into one mail. */
export const MAIL_WAITS_MINUTES = 2;

/** Which notifications go by mail, too, and as what. The end of an assignment is `removed`. */
export const MAILED: Partial<Record<NotificationAction, MailEventKind>> = {
  comment_created: "comment",
  task_reply_added: "comment",
  task_comment_mentioned: "mention",
  task_assignee_changed: "assigned",
  task_moved_to_new_stage: "stage",
  task_due_date_changed: "due_date",
  board_task_archived: "archived",
};

/** What switches it off (document 2, 4.2). */
export const PREFERENCE_OF: Record<MailEventKind, MailPreference> = {
  comment: "email_after_comment",
  mention: "mention",
  assigned: "email_after_task_assign",
  removed: "email_after_remove_from_task",
  stage: "email_after_task_stage_change",
  due_date: "email_after_task_due_date_change",
  archived: "email_after_task_archive",
};
