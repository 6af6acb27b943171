/** Numbered by their places here, because a hundred thousand numbers fit into memory where as many words don't. */
export const STATES = ["completed", "incomplete", "completed_earlier"] as const;
export const DUE_STATES = ["overdue", "today", "next7days", "later", "no_due_date"] as const;

export type TaskState = (typeof STATES)[number];
export type DueState = (typeof DUE_STATES)[number];
