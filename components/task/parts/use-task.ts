"use client";
import { useMemo } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  boardKey,
  type BoardJson,
  tasksKey,
  type WholeTaskJson,
  attachmentsKey,
  readTask,
  taskKey,
} from "@/components/board-store/board-data";
import { isTaskEdit } from "@/components/board-store/edit-areas";
import { usePending } from "@/components/board-store/use-save";
import { isGone, type Loading, useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { openTaskWithEdit } from "@/components/board-store/edits/open-task-edit";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

/** Cards lack these fields. */
export type ShownTask = TaskCardJson &
  Partial<Pick<WholeTaskJson, "description" | "created_at" | "updated_at" | "task_custom_fields">>;

export type OpenTask =
  | { state: "shown"; task: ShownTask; loading: Loading }
  | { state: "gone" }
  | { state: "loading" }
  | { state: "failed"; loading: Loading };

/** The task with pending edits; its card stands in for it until it is loaded. */
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

/** Null once it is deleted. */
export function useWholeTask(boardId: number, taskId: number) {
  const client = useQueryClient();
  return useRetriedQuery<WholeTaskJson | null>({
    queryKey: taskKey(boardId, taskId),
    queryFn: async () => {
      const task = await readTask(boardId, taskId);
      client.setQueryData(attachmentsKey(boardId, taskId), task.attachments);
      return task;
    },
  });
}
