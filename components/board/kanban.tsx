"use client";
import type { BoardJson } from "@/components/board/board-data";
import { StageColumn } from "@/components/board/stage-column";
import type { Save } from "@/components/board/use-save";
import type { May } from "@/lib/boards/may";
import type { ClockOnScreen } from "@/lib/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present";
import type { StageWindow } from "@/lib/tasks/shown";

interface KanbanProps {
  board: BoardJson;
  windows: Readonly<Record<number, StageWindow>>;
  columns: ReadonlyMap<number, TaskCardJson[]>;
  may: May;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  clock: ClockOnScreen;
  save: Save["save"];
  onMore: (stageId: number) => void;
  onOpen: (taskId: number) => void;
}

export function Kanban({ board, windows, columns, may, taskMenu, clock, save, onMore, onOpen }: KanbanProps) {
  return (
    <ol aria-label="Stages" className="flex min-h-0 flex-1 snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 py-3 sm:snap-none">
      {board.stages.map((stage) => (
        <StageColumn
          key={stage.id}
          board={board}
          stage={stage}
          tasks={columns.get(stage.id) ?? []}
          window={windows[stage.id] ?? { total: 0, end: null }}
          may={may}
          taskMenu={taskMenu}
          clock={clock}
          save={save}
          onMore={onMore}
          onOpen={onOpen}
        />
      ))}
    </ol>
  );
}
