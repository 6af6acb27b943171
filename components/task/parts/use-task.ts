"use client";
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { boardKey, type BoardJson, tasksKey, type WholeTaskJson } from "@/components/board-store/board-data";
import { isTaskEdit } from "@/components/board-store/edits";
import { usePending } from "@/components/board-store/use-save";
import { useWholeTask } from "@/components/task/parts/use-whole-task";
import { isGone, type Loading } from "@/components/ui/hooks/use-retried-query";
import { openTaskWithEdit } from "@/components/board-store/edits/task-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

/** A card knows all but these; they are there as soon as the server has told the whole task. */
export type ShownTask = TaskCardJson &
  Partial<Pick<WholeTaskJson, "description" | "created_at" | "updated_at" | "task_custom_fields">>;

export type OpenTask =
  | { state: "shown"; task: ShownTask; loading: Loading }
  | { state: "gone" }
  | { state: "loading" }
  | { state: "failed"; loading: Loading };

/** The task as the server told it, with what was done here and is on its way; its card stands in for it at first. */
export function useTask(boardId: number, taskId: number): OpenTask {
  const { data, ...loading } = useWholeTask(boardId, taskId);
  const card = useQuery<LoadedTasks, Error, TaskCardJson | undefined>({
    queryKey: tasksKey(boardId),
    enabled: false,
    select: ({ tasks }) => tasks[taskId],
  }).data;
  const stages = useQuery<BoardJson, Error, BoardJson["stages"]>({
    queryKey: boardKey(boardId),
    enabled: false,
    select: (board) => board.stages,
  }).data;
  const edits = usePending(boardId);

  const known: ShownTask | null | undefined = data === undefined ? card : data;
  const task = useMemo(
    () => edits.filter(isTaskEdit).reduce((before, edit) => openTaskWithEdit(before, edit, stages), known ?? null),
    [known, edits, stages],
  );
  if (known === null || (known && !task) || (known === undefined && isGone(loading.problem))) return { state: "gone" };
  if (task) return { state: "shown", task, loading };
  return loading.problem ? { state: "failed", loading } : { state: "loading" };
}
