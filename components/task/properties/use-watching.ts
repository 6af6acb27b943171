"use client";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { isWatched, watching } from "@/components/board-store/edits/edit-factories";

/** Whether the viewer is told what happens to the task. */
export function useWatching({ task, viewer, save }: Pick<PropertyEditProps, "task" | "viewer" | "save">) {
  return {
    isWatching: isWatched(task, viewer.id),
    toggle: () => save(watching(task, { ID: viewer.id, display_name: viewer.name, photo: viewer.photo })),
  };
}
