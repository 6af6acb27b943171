import type { TaskEvent } from "@/lib/events/task-events";

interface ActivityKind {
  label: string;
  icon: string;
  events: readonly TaskEvent[];
}

/** What the activity of tasks is counted as; `activity.report_kind` is a place here. Everything else is `other`, so that the kinds add up to all activity. */
export const ACTIVITY_KINDS = {
  task_stage_updated: { label: "Stage Change", icon: "task-stage", events: ["changed stage"] },
  comment_created: { label: "Comments", icon: "comment-line", events: ["added comment", "added a reply"] },
  task_created: { label: "Task Created", icon: "plus", events: ["created task", "cloned task"] },
  subtask_added: { label: "Subtasks", icon: "subtask", events: ["added subtask"] },
  task_attachment_added: { label: "Attachments", icon: "paper-clip", events: ["added attachment"] },
  task_label: { label: "Labels", icon: "label", events: ["added label", "removed label"] },
  task_due_date_changed: {
    label: "Due Dates",
    icon: "date",
    events: ["added Due Date", "changed Due Date", "removed Due Date"],
  },
  other: { label: "Other", icon: "activity", events: [] },
} as const satisfies Record<string, ActivityKind>;

export type ActivityKindKey = keyof typeof ACTIVITY_KINDS;

export const KIND_KEYS = Object.keys(ACTIVITY_KINDS) as ActivityKindKey[];
