export const TASK_TABS = ["open", "overdue", "today", "upcoming", "undated", "mentioned", "completed"] as const;
export type TaskTab = (typeof TASK_TABS)[number];
