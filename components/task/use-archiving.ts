"use client";
import type { Save } from "@/components/board/use-save";
import type { ShownTask } from "@/components/task/use-task";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { archiveEdit } from "@/lib/tasks/property-edits";

/** Archives the task, with an undo for as long as the word of it is seen. */
export function useArchiving(task: ShownTask, { saved }: Save, onArchived?: () => void) {
  const set = (at: string | null) => saved(archiveEdit(task, at)).catch((error: unknown) => void toast(problemOf(error), "error"));
  const restore = () => set(null);

  async function archive() {
    onArchived?.();
    if (await set(new Date().toISOString().slice(0, 19).replace("T", " "))) toast(`Archived “${task.title}”`, "done", { action: { label: "Undo", onPress: () => void restore() } });
  }
  return { archive: () => void archive(), restore: () => void restore() };
}
