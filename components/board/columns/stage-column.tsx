"use client";
import { memo, useId, useRef } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { DropLine } from "@/components/board/drag/drop-line";
import { DRAGGED_STYLE } from "@/components/drag/grasped";
import { useDraggedBy, useDropLine, useDropLineInEmpty } from "@/components/drag/dragged";
import { StageGrip } from "@/components/board/drag/stage-grip";
import { useDraggable } from "@/components/board/drag/use-draggable";
import { NewTask } from "@/components/board/composer/new-task";
import { StageHeader } from "@/components/board/columns/stage-header";
import { TaskList } from "@/components/board/columns/task-list";
import { useComposer } from "@/components/board/composer/use-composer";
import { useDroppedPicture } from "@/components/board/background/use-dropped-picture";
import type { Outcome } from "@/components/ui/hooks/use-more";
import { usePictureTasks } from "@/components/board/columns/use-picture-tasks";
import type { Save } from "@/components/board-store/use-save";
import { classNames } from "@/components/ui/class-names";
import { DropHere } from "@/components/ui/controls/drop-here";
import type { Abilities } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { StageJson } from "@/lib/stages/present";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";

interface StageColumnProps {
  board: BoardJson;
  stage: StageJson;
  tasks: readonly TaskCardJson[];
  window: StageWindow;
  abilities: Abilities;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  clock: ClockOnScreen;
  /** The words that tell how cards and stages are moved by keys. */
  howToId: string;
  save: Save["save"];
  onMore: (stageId: number) => Promise<Outcome>;
  onOpen: (taskId: number) => void;
}

/** Drawn anew only when its own things change: a board may show hundreds of cards, and a lifted one concerns two columns. */
export const StageColumn = memo(function StageColumn({
  board,
  stage,
  tasks,
  window,
  abilities,
  taskMenu,
  clock,
  howToId,
  save,
  onMore,
  onOpen,
}: StageColumnProps) {
  const titleId = useId();
  const column = useRef<HTMLLIElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { at: composing, open, close, follow } = useComposer(scroller);
  const composer = composing && (
    <NewTask
      key={composing}
      mayAdd={abilities.edit}
      board={board}
      stage={stage}
      at={composing}
      clock={clock}
      save={save}
      onAdded={follow}
      onClose={close}
    />
  );

  const canMove = abilities.edit && stage.id > 0;
  const draggedBy = useDraggedBy("stage", stage.id);
  const make = usePictureTasks(board.id);
  const { isOver, handlers } = useDroppedPicture(canMove, (pictures) => void make(stage.id, pictures));
  useDraggable({ kind: "stage", id: stage.id, handle: header, source: column, enabled: canMove });

  return (
    <li
      {...handlers}
      ref={column}
      aria-labelledby={titleId}
      data-stage={stage.id}
      className={classNames(
        "relative flex max-h-full w-72 shrink-0 snap-start flex-col rounded-lg border border-gray-6 bg-gray-2",
        draggedBy && DRAGGED_STYLE[draggedBy],
      )}
    >
      <DropLine at={useDropLine("stage", stage.id)} upright />
      {isOver && <DropHere>Drop pictures to make tasks of them</DropHere>}
      <div
        ref={header}
        data-lifts={canMove ? "" : undefined}
        className={classNames("relative", canMove && "cursor-grab touch-manipulation select-none")}
      >
        {canMove && <StageGrip title={stage.title} howToId={howToId} />}
        <StageHeader
          stage={stage}
          stages={board.stages}
          titleId={titleId}
          count={window.total}
          abilities={abilities}
          save={save}
          onAdd={() => open("start")}
        />
      </div>
      {composing === "start" && composer}
      <div
        ref={scroller}
        data-cards=""
        className="relative -mt-1.5 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1.5 pb-1"
      >
        <div className="relative">{useDropLineInEmpty(stage.id) && <DropLine at="before" />}</div>
        <TaskList
          stageId={stage.id}
          tasks={tasks}
          window={window}
          scroller={scroller}
          labelledBy={titleId}
          clock={clock}
          canMove={abilities.edit}
          howToId={howToId}
          taskMenu={taskMenu}
          onMore={() => onMore(stage.id)}
          onOpen={onOpen}
        />
      </div>
      {composing === "end" && composer}
      {abilities.edit && composing !== "end" && (
        <button
          type="button"
          data-new-task="end"
          onClick={() => open("end")}
          className="mx-2 mb-2 flex h-8 shrink-0 items-center gap-2 rounded-sm px-3.25 text-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:h-11"
        >
          Add a task
        </button>
      )}
    </li>
  );
});
