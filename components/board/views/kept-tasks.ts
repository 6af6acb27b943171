"use client";
import { createContext, useContext } from "react";
import { useMutationState } from "@tanstack/react-query";
import { editsKey } from "@/components/board-store/board-data";
import type { BoardEdit } from "@/components/board-store/edits";

/** Ids of tasks that no longer match the filters, but stay in view because this person has just changed them. */
export const KeptTasks = createContext<ReadonlySet<number>>(new Set());

export const useIsKept = (taskId: number): boolean => useContext(KeptTasks).has(taskId);

/** The tasks that this person has changed on the screen, by the ids under which they were shown. */
export function useChangedTasks(): readonly number[] {
  return useMutationState<number>({
    filters: { mutationKey: editsKey(), predicate: ({ state }) => state.status !== "error" },
    select: ({ state }) => taskOf(editOf(state.variables)),
  });
}

/** The mutation cache is untyped; only `useSave` adds mutations under `editsKey`. */
const editOf = (variables: unknown) => variables as BoardEdit;

const NO_TASK = 0;

function taskOf(edit: BoardEdit): number {
  if (edit.kind === "create-task") return edit.id;
  return "taskId" in edit ? edit.taskId : NO_TASK;
}
