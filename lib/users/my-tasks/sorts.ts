import type { TaskType } from "@/lib/users/person-page/types";

export const TASK_SORTS = ["created", "priority", "title", "due"] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export interface TaskOrder {
  sort: TaskSort;
  isDescending: boolean;
}

/** Urgent tasks come first, and so do new ones. */
export const isUsuallyDescending = (sort: TaskSort): boolean => sort === "priority" || sort === "created";

/** Null is the tab's own order: the last completed first. */
export function usualOrder(tab: TaskType): TaskOrder | null {
  if (tab === "completed") return null;
  const sort = tab === "mentioned" || tab === "others" ? "created" : "due";
  return { sort, isDescending: isUsuallyDescending(sort) };
}
