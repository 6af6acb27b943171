/** The tasks of a person's page: all open ones, the four parts of these, and two lists apart. */
export const TASK_TABS = ["open", "overdue", "today", "upcoming", "undated", "mentioned", "completed"] as const;
export type TaskTab = (typeof TASK_TABS)[number];
