"use client";
import { useState } from "react";
import dynamic from "next/dynamic";
import type { BoardJson } from "@/components/board/board-data";
import type { BoardOnScreen } from "@/components/board/use-board";
import { useOpenTask } from "@/components/board/use-open-task";
import type { Save } from "@/components/board/use-save";
import { usePreloading } from "@/components/task/use-preloading";
import { useTabTitle } from "@/components/task/use-tab-title";
import type { May, Viewer } from "@/lib/boards/may";
import type { ClockOnScreen } from "@/lib/dates-on-screen";

export interface OpenTaskProps {
  board: BoardJson;
  columns: BoardOnScreen["columns"];
  viewer: Viewer;
  may: May;
  clock: ClockOnScreen;
  saving: Save;
}

const load = () => import("@/components/task/task-dialog");
const TaskDialog = dynamic(() => load().then((file) => file.TaskDialog), { ssr: false });

/** The dialog of the task that the address names. It keeps the last one while it fades away. */
export function OpenTask(props: OpenTaskProps) {
  const { openTaskId, openTask, closeTask } = useOpenTask(props.board.id);
  const [last, setLast] = useState(openTaskId);
  if (openTaskId !== null && openTaskId !== last) setLast(openTaskId);
  usePreloading(load);
  useTabTitle(openTaskId === null ? props.board.title : null);

  return last !== null && <TaskDialog {...props} taskId={last} isOpen={openTaskId !== null} onOpen={openTask} onClose={closeTask} />;
}
