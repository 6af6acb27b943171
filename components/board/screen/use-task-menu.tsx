"use client";
import { useCallback } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { TaskMenuButton } from "@/components/board/card/task-menu-button";
import { hasModule } from "@/lib/modules/on-screen";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskMenuOptions extends Pick<React.ComponentProps<typeof TaskMenuButton>, "actions"> {
  board: BoardJson;
  shown: LoadedTasks;
  viewer: Viewer;
  abilities: Abilities;
  openTask: (taskId: number) => void;
}

/** The function stays the same as long as possible: every card renders again when it changes. */
export function useTaskMenu({ board, shown, viewer, abilities, actions, openTask }: TaskMenuOptions) {
  const partlyLoaded = partlyLoadedStages(shown);
  const { stages } = board;
  const hasTime = hasModule(viewer, "timeTracking", board);
  return useCallback(
    (task: TaskCardJson) => (
      <TaskMenuButton
        task={task}
        stages={stages}
        me={viewer.id}
        canEdit={abilities.edit}
        hasTime={hasTime}
        ends={partlyLoaded.split(" ").includes(String(task.stage_id)) ? TOP : BOTH}
        actions={actions}
        onOpen={openTask}
      />
    ),
    [stages, viewer.id, abilities.edit, hasTime, partlyLoaded, actions, openTask],
  );
}

const TOP = ["top"] as const;
const BOTH = ["top", "bottom"] as const;

const partlyLoadedStages = ({ stages }: LoadedTasks): string =>
  Object.keys(stages)
    .filter((id) => stages[Number(id)]?.end)
    .join(" ");
