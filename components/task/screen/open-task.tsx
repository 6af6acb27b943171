"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { useOpenTask } from "@/components/board-store/use-open-task";
import type { Save } from "@/components/board-store/use-save";
import { LoadingDialog } from "@/components/task/screen/loading-dialog";
import { useDialogCode } from "@/components/task/screen/use-dialog-code";
import { useTabTitle } from "@/components/task/screen/use-tab-title";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface OpenTaskProps {
  board: BoardJson;
  columns: BoardOnScreen["columns"];
  viewer: Viewer;
  abilities: Abilities;
  clock: ClockOnScreen;
  saving: Save;
}

/** The dialog of the task in the URL. It stays mounted for its closing animation. */
export function OpenTask(props: OpenTaskProps) {
  const { openTaskId, openTask, closeTask } = useOpenTask(props.board.id);
  const [last, setLast] = useState(openTaskId);
  if (openTaskId !== null && openTaskId !== last) setLast(openTaskId);
  const { TaskDialog, hasFailed } = useDialogCode(last !== null);
  useTabTitle(openTaskId === null ? props.board.title : null);

  if (last === null) return null;
  if (TaskDialog)
    return <TaskDialog {...props} taskId={last} isOpen={openTaskId !== null} onOpen={openTask} onClose={closeTask} />;
  return openTaskId !== null && <LoadingDialog hasFailed={hasFailed} onClose={closeTask} />;
}
