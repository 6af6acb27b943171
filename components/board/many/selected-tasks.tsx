"use client";
import dynamic from "next/dynamic";
import { useMemo } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { Save } from "@/components/board-store/use-save";
import { withTexts } from "@/components/i18n/with-texts";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { useSelection } from "@/components/selection/use-selection";
import { manyTasksTexts } from "@/generated/messages/parts/manyTasks";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface SelectedTasksProps {
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  /** Stage id to its tasks in view. */
  columns: BoardOnScreen["columns"];
  tasks: BoardOnScreen["shown"]["tasks"];
  saving: Save;
}

const ActionBar = dynamic(
  withTexts(manyTasksTexts, () => import("@/components/board/many/action-bar").then((file) => file.ActionBar)),
  { ssr: false },
);

/** What is selected on the board, with the bar that changes all of it. */
export function SelectedTasks({ columns, tasks, ...shared }: SelectedTasksProps) {
  const { stages, abilities } = shared.board;
  const { ids, selected, isChoosing } = useSelection(columns, abilities.edit, stages);
  const chosen = useMemo(() => [...selected].flatMap((id) => tasks[id] ?? []), [selected, tasks]);
  const isShown = abilities.edit && (isChoosing || chosen.length > 0);
  return (
    <LazyMount when={isShown}>
      <ActionBar {...shared} {...{ isShown }} tasks={chosen} allIds={ids} />
    </LazyMount>
  );
}
