"use client";
import type { Save } from "@/components/board/use-save";
import type { ShownTask } from "@/components/task/use-task";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { archiving, unarchiving } from "@/lib/tasks/changes-by-hand";
import type { TaskEdit } from "@/lib/tasks/edits";

/** Archives the task, with an undo for as long as the word of it is seen. */
export function useArchiving(task: ShownTask, { saved }: Save, onArchived?: () => void) {
  const send = (edit: TaskEdit) => saved(edit).catch((error: unknown) => void toast(problemOf(error), "error"));
  const restore = () => send(unarchiving(task));

  async function archive() {
    onArchived?.();
    if (await send(archiving(task, new Date()))) toast(`“${task.title}” is archived`, "done", { action: { label: "Undo", onPress: () => void restore() } });
  }
  return { archive: () => void archive(), restore: () => void restore() };
}
