"use client";
import { memo } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { RowContext } from "@/components/board/timeline/rows/row-context";
import { ChartCell } from "@/components/board/timeline/rows/task-bar";
import { TaskTitle } from "@/components/board/timeline/rows/task-title";

export interface TaskRowProps {
  task: StoredTask;
  /** Among the rows of the grid, from 1. */
  rowIndex: number;
  setSize: number;
  position: number;
  top: number;
  height: number;
  isTitleStop: boolean;
  isBarStop: boolean;
  hasConflict: boolean;
  context: RowContext;
}

/** Memoized, because scrolling renders the chart with each frame. Its height is that of `useTimelineSizes`. */
export const TaskRow = memo(function TaskRow({ task, top, height, context, ...props }: TaskRowProps) {
  return (
    <div
      role="row"
      aria-level={2}
      aria-rowindex={props.rowIndex}
      aria-setsize={props.setSize}
      aria-posinset={props.position}
      data-timeline-row={task.id}
      style={{ top, height }}
      className="group/row absolute inset-x-0 border-b border-gray-4 hover:bg-gray-2/60"
    >
      <div role="presentation" className="flex h-full max-sm:block">
        <TaskTitle task={task} isTabStop={props.isTitleStop} context={context} />
        <ChartCell task={task} isTabStop={props.isBarStop} hasConflict={props.hasConflict} context={context} />
      </div>
    </div>
  );
});
