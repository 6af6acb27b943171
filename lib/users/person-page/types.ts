export const TASK_TYPES = ["due_today", "assigned", "upcoming", "overdue", "mentioned", "completed", "others"] as const;
export type TaskType = (typeof TASK_TYPES)[number];
