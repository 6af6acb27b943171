"use client";
import { peopleOn } from "@/components/task/properties/people";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { watchEdit } from "@/lib/tasks/property-edits";

/** Whether the viewer is told what happens to the task. */
export function useWatching({ task, board, viewer, save }: PropertyEditProps) {
  const isWatching = task.watchers.some(({ ID }) => ID === viewer.id);
  const me = peopleOn(board, viewer).find(({ ID }) => ID === viewer.id);
  return { isWatching, toggle: () => me && save(watchEdit(task, me, !isWatching)) };
}
