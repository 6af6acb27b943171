"use client";
import { useId, useRef } from "react";
import type { BoardJson } from "@/components/board/board-data";
import { NewTask } from "@/components/board/new-task";
import { StageHeader } from "@/components/board/stage-header";
import { TaskList } from "@/components/board/task-list";
import { useComposer } from "@/components/board/use-composer";
import type { Save } from "@/components/board/use-save";
import type { May } from "@/lib/boards/may";
import type { ClockOnScreen } from "@/lib/dates-on-screen";
import type { StageJson } from "@/lib/stages/present";
import type { TaskCardJson } from "@/lib/tasks/present";
import type { StageWindow } from "@/lib/tasks/shown";

interface StageColumnProps {
  board: BoardJson;
  stage: StageJson;
  tasks: TaskCardJson[];
  window: StageWindow;
  may: May;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  clock: ClockOnScreen;
  save: Save["save"];
  onMore: (stageId: number) => void;
  onOpen: (taskId: number) => void;
}

export function StageColumn({ board, stage, tasks, window, may, taskMenu, clock, save, onMore, onOpen }: StageColumnProps) {
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { at: composing, open, close, follow } = useComposer(scroller);
  const composer = may.edit && composing && <NewTask key={composing} board={board} stage={stage} at={composing} clock={clock} save={save} onAdded={follow} onClose={close} />;

  return (
    <li aria-labelledby={titleId} data-stage={stage.id} className="flex max-h-full w-72 shrink-0 snap-start flex-col rounded-lg border border-gray-6 bg-gray-2">
      <StageHeader stage={stage} stages={board.stages} titleId={titleId} count={window.total} may={may} save={save} onAdd={() => open("start")} />
      {composing === "start" && composer}
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-1">
        <TaskList tasks={tasks} window={window} scroller={scroller} labelledBy={titleId} clock={clock} taskMenu={taskMenu} onMore={() => onMore(stage.id)} onOpen={onOpen} />
      </div>
      {composing === "end" && composer}
      {may.edit && composing !== "end" && (
        <button type="button" data-new-task="end" onClick={() => open("end")} className="mx-2 mb-2 flex h-8 items-center gap-2 rounded-sm px-2 text-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:h-11">
          Add a task
        </button>
      )}
    </li>
  );
}
