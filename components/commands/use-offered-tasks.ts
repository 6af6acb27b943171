"use client";
import { useMemo } from "react";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type OfferedTask, type OfferedTasks, useOffer } from "@/components/commands/offers";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TasksToOffer extends Pick<OfferedTask, "viewer" | "clock" | "saving">, Pick<OfferedTasks, "prepare"> {
  tasks: Readonly<Record<number, TaskCardJson>>;
  /** Null for a board that was lost. */
  boardOf: (task: TaskCardJson) => OfferedTask["board"] | null;
  actions: TaskActions;
}

/** The loaded tasks of a screen in the command palette. */
export function useOfferedTasks({ tasks, boardOf, viewer, clock, saving, actions, prepare }: TasksToOffer): void {
  const offer = useMemo(
    () => ({
      prepare,
      taskWith(id: number) {
        const task = tasks[id];
        const board = task && id > 0 ? boardOf(task) : null;
        if (!task || !board) return null;
        return {
          ...{ task, board, viewer, clock, saving, canEdit: board.abilities.edit },
          archive: () => actions.archive(task),
          finish: () => actions.finish(task),
          transfer: actions.transfer && ((kind: "duplicate" | "template" | "move") => actions.transfer?.(task, kind)),
          copyLink: () => void actions.copyLink(task),
        };
      },
    }),
    [tasks, boardOf, viewer, clock, saving, actions, prepare],
  );
  useOffer("tasks", offer);
}
