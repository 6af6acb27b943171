import type { BoardPreference, OwnMailPreference } from "@/lib/notifications/preferences";

export interface PreferenceText {
  label: string;
  hint: string;
}

export const EMAIL_TEXTS: Readonly<Record<Extract<BoardPreference, `email_${string}`>, PreferenceText>> = {
  email_after_comment: { label: "Comment", hint: "Somebody comments on a task that you are assigned to or watch." },
  email_after_task_assign: { label: "Assigned to a task", hint: "Somebody assigns you a task." },
  email_after_remove_from_task: { label: "Removed from a task", hint: "Somebody takes you off a task." },
  email_after_task_stage_change: { label: "Stage changed", hint: "A task of yours moves to another stage." },
  email_after_task_due_date_change: { label: "Dates", hint: "The due date of a task of yours changes." },
  email_after_task_archive: { label: "Task archived", hint: "A task of yours is archived." },
};

export const WATCH_TEXTS: Readonly<Record<Extract<BoardPreference, `watch_${string}`>, PreferenceText>> = {
  watch_on_creating_task: { label: "Watch created tasks", hint: "You watch the tasks that you create." },
  watch_on_commenting: { label: "Watch on commenting", hint: "You watch the tasks on which you comment." },
  watch_on_assigning: { label: "Watch on assigning", hint: "You watch the tasks that you are assigned to." },
};

export const APP_TEXTS: Readonly<Record<"dashboard_notification", PreferenceText>> = {
  dashboard_notification: {
    label: "Show in the bell",
    hint: "What happens on this board is among your notifications.",
  },
};

export const MAIL_TEXTS: Readonly<Record<OwnMailPreference, PreferenceText>> = {
  mention: { label: "Mentions", hint: "Somebody writes your name in a comment." },
  reminder: { label: "Reminders", hint: "A task of yours has a reminder, and its time has come." },
  daily_summary: { label: "Daily summary", hint: "Once a day what is due, if your administrators have it sent." },
};
