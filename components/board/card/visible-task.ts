"use client";
import { createContext, useContext } from "react";
import type { ShownIn } from "@/components/view-settings/use-shown";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** While roadmaps are off, ideas look like any other task; while recurring tasks are off, nothing comes again. */
type ShownOnCards = ShownIn<"kanban"> & { hasIdeas?: boolean; hasRepeats?: boolean };

/** A context, because a card renders again only for its own properties. */
export const ShownOnCards = createContext<ShownOnCards | undefined>(undefined);

export function useVisibleTask(task: TaskCardJson): TaskCardJson {
  const shown = useContext(ShownOnCards);
  return shown ? visibleTask(task, shown) : task;
}

/** The task without what its reader does not want to see on cards, or in the rows of a list. */
export function visibleTask<Task extends TaskCardJson>(task: Task, shown: ShownOnCards): Task {
  return {
    ...task,
    labels: shown.dashboard_view_label ? task.labels : [],
    priority: shown.dashboard_view_priority ? task.priority : "",
    assignees: shown.dashboard_view_assignee ? task.assignees : [],
    due_at: shown.dashboard_view_due_date ? task.due_at : null,
    comments_count: shown.dashboard_view_comment ? task.comments_count : 0,
    notifications: shown.dashboard_view_notification ? task.notifications : 0,
    ...(shown.hasIdeas === false && { vote_count: 0 }),
    ...(shown.hasRepeats === false && { repeat_task_meta: null }),
    settings: {
      ...task.settings,
      ...(shown.hasIdeas === false && { author: undefined }),
      ...(!shown.dashboard_view_subtask && { subtask_count: 0 }),
      ...(!shown.dashboard_view_attachment && { attachment_count: 0 }),
    },
  };
}
