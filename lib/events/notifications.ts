import { plainDate } from "@/lib/dates/dates";
import { type ClockOnScreen, dateText, dueText } from "@/lib/dates/dates-on-screen";
import { dateIn } from "@/lib/events/phrases";
import type { MailContext } from "@/lib/mail/context";
import type { Phrase } from "@/lib/mail/letter";
import type { MailPreference } from "@/lib/notifications/preferences";

/** The row of a notification after the actor's name: "moved it to" and "Done". */
export interface Sentence {
  does: string;
  value?: string;
  quote?: string;
}

interface MailEntry {
  /** Which preference switches it off (compatibility.md, C95). */
  preference: MailPreference;
  /** Mailed at once instead of together with the next minutes' events. */
  isUrgent?: true;
  /** Whether it is still true when the mail is written; without it, always. */
  stillDeliverable?: (context: MailContext) => boolean;
  /** Follows the actor's name, without a full stop; for a comment only the verb. */
  describe: string | ((context: MailContext) => Exclude<Phrase, string>);
}

interface NotificationEntry {
  action: string;
  sentence: (description: string, clock: ClockOnScreen) => Sentence;
  mail?: MailEntry;
}

export const NOTIFICATIONS = {
  comment_created: {
    action: "comment_created",
    sentence: quoting("commented"),
    mail: { preference: "email_after_comment", describe: "commented" },
  },
  task_reply_added: {
    action: "task_reply_added",
    sentence: quoting("replied"),
    mail: { preference: "email_after_comment", describe: "replied" },
  },
  task_comment_mentioned: {
    action: "task_comment_mentioned",
    sentence: quoting("mentioned you"),
    mail: { preference: "mention", isUrgent: true, describe: "mentioned you" },
  },
  subtask_added: { action: "subtask_added", sentence: ending("added to the subtasks", ":") },
  task_due_date_changed: {
    action: "task_due_date_changed",
    sentence: dating("the due date"),
    mail: {
      preference: "email_after_task_due_date_change",
      describe: ({ task, clock }) =>
        task.dueAt === null
          ? ["removed the due date of this task"]
          : ["changed when this task is due: ", { strong: dueText(plainDate(task.dueAt), clock).whole }],
    },
  },
  task_start_date_changed: { action: "task_start_date_changed", sentence: dating("the start date") },
  task_moved_to_new_stage: {
    action: "task_moved_to_new_stage",
    sentence: ending("moved it", " to"),
    mail: {
      preference: "email_after_task_stage_change",
      stillDeliverable: ({ task }) => task.stage !== null,
      describe: ({ task }) => ["moved this task to ", { strong: task.stage?.title ?? "" }],
    },
  },
  task_priority_changed: {
    action: "task_priority_changed",
    sentence: (priority) =>
      priority ? { does: "set the priority to", value: priority } : { does: "removed the priority" },
  },
  board_task_archived: {
    action: "board_task_archived",
    sentence: () => ({ does: "archived it" }),
    mail: {
      preference: "email_after_task_archive",
      stillDeliverable: ({ task }) => task.archivedAt !== null,
      describe: () => ["archived this task"],
    },
  },
  board_task_restored: { action: "board_task_restored", sentence: () => ({ does: "restored it" }) },
  task_title_updated: { action: "task_title_updated", sentence: ending("renamed it", " to") },
  task_assignee_changed: {
    action: "task_assignee_changed",
    sentence: () => ({ does: "assigned you" }),
    mail: {
      preference: "email_after_task_assign",
      stillDeliverable: ({ isAssigned }) => isAssigned,
      describe: () => ["assigned this task to you"],
    },
  },
  task_assignee_removed: {
    action: "task_assignee_changed",
    sentence: () => ({ does: "took you off this task" }),
    mail: {
      preference: "email_after_remove_from_task",
      stillDeliverable: ({ isAssigned }) => !isAssigned,
      describe: () => ["removed you from this task's assignees"],
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

export const sentenceOf = (kind: NotificationKind, description: string | null, clock: ClockOnScreen): Sentence =>
  entryOf(kind).sentence((description ?? "").trim(), clock);

function quoting(does: string): NotificationEntry["sentence"] {
  return (text) => (text ? { does, quote: text } : { does });
}

function ending(does: string, link: string): NotificationEntry["sentence"] {
  return (value) => (value ? { does: does + link, value } : { does });
}

function dating(what: string): NotificationEntry["sentence"] {
  return (stored, clock) => {
    if (!stored) return { does: `removed ${what}` };
    const date = dateIn(stored);
    const value = typeof date === "object" && date !== null && "date" in date ? dateText(date.date, clock) : stored;
    return { does: `set ${what} to`, value };
  };
}
