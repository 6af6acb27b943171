import type { Messages } from "@/lib/i18n/messages";
import { dateOf, type NotificationKey, type Phrase, phrase, wordOf } from "@/lib/events/phrases";
import type { MailContext } from "@/lib/mail/context";
import type { MailPreference } from "@/lib/notifications/preferences";
import type { PushPreference } from "@/lib/push/preferences";

/** Has a sentence and a summary in `emails.json`. */
export type MailedEvent = keyof Messages["emails"]["sentences"];

interface MailEntry {
  /** Which preference switches it off (compatibility.md, C95). */
  preference: MailPreference;
  /** Mailed at once instead of together with the next minutes' events. */
  isUrgent?: true;
  /** Whether it is still true when the mail is written; without it, always. */
  stillDeliverable?: (context: MailContext) => boolean;
  event: (context: MailContext) => MailedEvent;
}

/** Has a title in `push.json`. */
export type PushedEvent = keyof Messages["push"]["titles"];

interface PushEntry {
  /** Which preference switches it off. */
  preference: PushPreference;
  event: PushedEvent;
}

interface NotificationEntry {
  action: string;
  phrase: (description: string) => Phrase<NotificationKey>;
  mail?: MailEntry;
  /** Sent to the browsers that a person chose; `stillDeliverable` of its mail counts for it, too. */
  push?: PushEntry;
}

export const NOTIFICATIONS = {
  comment_created: {
    action: "comment_created",
    phrase: (text) => (text ? phrase("sentences.commentedWith", { text }) : phrase("sentences.commented")),
    mail: { preference: "email_after_comment", event: () => "commented" },
    push: { preference: "comment", event: "commented" },
  },
  task_reply_added: {
    action: "task_reply_added",
    phrase: (text) => (text ? phrase("sentences.repliedWith", { text }) : phrase("sentences.replied")),
    mail: { preference: "email_after_comment", event: () => "replied" },
    push: { preference: "comment", event: "replied" },
  },
  task_comment_mentioned: {
    action: "task_comment_mentioned",
    phrase: (text) => (text ? phrase("sentences.mentionedWith", { text }) : phrase("sentences.mentioned")),
    mail: { preference: "mention", isUrgent: true, event: () => "mentioned" },
    push: { preference: "mention", event: "mentioned" },
  },
  subtask_added: {
    action: "subtask_added",
    phrase: (titles) => (titles ? phrase("sentences.subtasksAdded", { to: titles }) : phrase("sentences.subtaskAdded")),
  },
  task_due_date_changed: {
    action: "task_due_date_changed",
    phrase: (date) =>
      date ? phrase("sentences.dueDateSet", { to: dateOf(date) }) : phrase("sentences.dueDateRemoved"),
    mail: {
      preference: "email_after_task_due_date_change",
      event: ({ task }) => (task.dueAt === null ? "dueDateRemoved" : "dueDateSet"),
    },
  },
  task_start_date_changed: {
    action: "task_start_date_changed",
    phrase: (date) =>
      date ? phrase("sentences.startDateSet", { to: dateOf(date) }) : phrase("sentences.startDateRemoved"),
  },
  task_moved_to_new_stage: {
    action: "task_moved_to_new_stage",
    phrase: (stage) => (stage ? phrase("sentences.movedTo", { to: stage }) : phrase("sentences.moved")),
    mail: {
      preference: "email_after_task_stage_change",
      stillDeliverable: ({ task }) => task.stage !== null,
      event: () => "moved",
    },
  },
  task_priority_changed: {
    action: "task_priority_changed",
    phrase: (priority) =>
      priority ? phrase("sentences.prioritySet", { to: wordOf(priority) }) : phrase("sentences.priorityRemoved"),
  },
  board_task_archived: {
    action: "board_task_archived",
    phrase: () => phrase("sentences.archived"),
    mail: {
      preference: "email_after_task_archive",
      stillDeliverable: ({ task }) => task.archivedAt !== null,
      event: () => "archived",
    },
  },
  board_task_restored: { action: "board_task_restored", phrase: () => phrase("sentences.restored") },
  task_title_updated: {
    action: "task_title_updated",
    phrase: (title) => (title ? phrase("sentences.renamedTo", { to: title }) : phrase("sentences.renamed")),
  },
  task_assignee_changed: {
    action: "task_assignee_changed",
    phrase: () => phrase("sentences.assigned"),
    mail: {
      preference: "email_after_task_assign",
      stillDeliverable: ({ isAssigned }) => isAssigned,
      event: () => "assigned",
    },
    push: { preference: "assignment", event: "assigned" },
  },
  task_assignee_removed: {
    action: "task_assignee_changed",
    phrase: () => phrase("sentences.unassigned"),
    mail: {
      preference: "email_after_remove_from_task",
      stillDeliverable: ({ isAssigned }) => !isAssigned,
      event: () => "unassigned",
    },
  },
} as const satisfies Record<string, NotificationEntry>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];

export const entryOf = (kind: NotificationKind): NotificationEntry => NOTIFICATIONS[kind];

/** The actions of the wire, each once; two kinds may share one. */
export const NOTIFICATION_ACTIONS = [...new Set(Object.values(NOTIFICATIONS).map(({ action }) => action))];

export const kindsOfAction = (action: string): NotificationKind[] =>
  Object.entries(NOTIFICATIONS).flatMap(([kind, entry]) => (entry.action === action ? (kind as NotificationKind) : []));

export const phraseOfNotification = (kind: NotificationKind, description: string | null): Phrase<NotificationKey> =>
  entryOf(kind).phrase((description ?? "").trim());
