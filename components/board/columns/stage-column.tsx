"use client";
import { memo, useId, useRef } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { DropLine } from "@/components/board/drag/drop-line";
import { DRAGGED_STYLE } from "@/components/drag/grasped";
import { useDraggedBy, useDropLine, useDropLineInEmpty } from "@/components/drag/dragged";
import { StageGrip } from "@/components/board/drag/stage-grip";
import { useDraggable } from "@/components/board/drag/use-draggable";
import { LazyNewTask } from "@/components/board/composer/lazy-new-task";
import { StageHeader } from "@/components/board/columns/stage-header";
import { TaskList } from "@/components/board/columns/task-list";
import { type ComposerPlace, useComposer } from "@/components/board/composer/use-composer";
import { useDroppedPicture } from "@/components/board/background/use-dropped-picture";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { usePictureTasks } from "@/components/board/columns/use-picture-tasks";
import type { Save } from "@/components/board-store/use-save";
import { classNames } from "@/components/ui/class-names";
import { DropOverlay } from "@/components/ui/controls/drop-overlay";
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
  hasPage: boolean;
  isPro: boolean;
  taskMenu: (task: TaskCardJson) => React.ReactNode;
  clock: ClockOnScreen;
  howToId: string;
  /** A key leads to tasks that are being loaded. */
  isWaiting: boolean;
  save: Save["save"];
  send: Save["send"];
  onMore: (stageId: number) => Promise<Outcome>;
  onOpen: (taskId: number) => void;
}

/** Memoized, because a board may show hundreds of cards, and a drag concerns two columns. */
export const StageColumn = memo(function StageColumn(props: StageColumnProps) {
  const { board, stage, abilities, hasPage, isPro, howToId, save, send } = props;
  const titleId = useId();
  const column = useRef<HTMLLIElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const composer = useComposer(scroller);

  const canMove = abilities.edit && stage.id > 0;
  const draggedBy = useDraggedBy("stage", stage.id);
  const createPictureTasks = usePictureTasks(board.id);
  const { isOver, handlers } = useDroppedPicture(canMove, (pictures) => void createPictureTasks(stage.id, pictures));
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
      {isOver && <PictureDrop />}
      <div
        ref={header}
        data-lifts={canMove ? "" : undefined}
        className={classNames("relative", canMove && "cursor-grab touch-manipulation select-none")}
      >
        {canMove && <StageGrip title={stage.title} howToId={howToId} />}
        <StageHeader
          {...{ stage, board, titleId, abilities, hasPage, isPro, save, send }}
          window={props.window}
          onAdd={() => composer.open("start")}
        />
      </div>
      {composer.at === "start" && <Composer {...props} at="start" composer={composer} />}
      <Cards
        stage={stage}
        tasks={props.tasks}
        window={props.window}
        abilities={abilities}
        taskMenu={props.taskMenu}
        clock={props.clock}
        howToId={howToId}
        isWaiting={props.isWaiting}
        onMore={props.onMore}
        onOpen={props.onOpen}
        titleId={titleId}
        scroller={scroller}
      />
      {composer.at === "end" && <Composer {...props} at="end" composer={composer} />}
      {abilities.edit && composer.at !== "end" && (
        <AddTaskButton stageTitleId={titleId} onClick={() => composer.open("end")} />
      )}
    </li>
  );
});

const PictureDrop = () => <DropOverlay>{useTranslations("board.stages")("dropPictures")}</DropOverlay>;

interface ComposerProps extends Pick<StageColumnProps, "board" | "stage" | "abilities" | "isPro" | "clock" | "save"> {
  at: ComposerPlace;
  composer: ReturnType<typeof useComposer>;
}

const Composer = ({ board, stage, abilities, isPro, clock, save, at, composer }: ComposerProps) => (
  <LazyNewTask
    mayAdd={abilities.edit}
    hasTemplates={isPro}
    board={board}
    stage={stage}
    at={at}
    clock={clock}
    save={save}
    onAdded={composer.follow}
    onClose={composer.close}
  />
);

interface CardsProps extends Omit<StageColumnProps, "board" | "hasPage" | "isPro" | "save" | "send"> {
  titleId: string;
  scroller: React.RefObject<HTMLDivElement | null>;
}

function Cards({ scroller, titleId, stage, abilities, isWaiting, onMore, ...list }: CardsProps) {
  const isTarget = useDropLineInEmpty(stage.id);
  const t = useTranslations("board.stages");
  return (
    <div
      ref={scroller}
      data-cards=""
      className="relative -mt-1.5 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1.5 pb-1"
    >
      <div className="relative">{isTarget && <DropLine at="before" />}</div>
      <TaskList
        {...list}
        stageId={stage.id}
        scroller={scroller}
        labelledBy={titleId}
        canMove={abilities.edit}
        onMore={() => onMore(stage.id)}
      />
      {isWaiting && (
        <p
          aria-hidden
          className="sticky bottom-0 rounded-md border border-gray-6 bg-gray-3 px-2 py-1 text-center text-xs text-gray-11"
        >
          {t("loadingMore")}
        </p>
      )}
    </div>
  );
}

function AddTaskButton({ stageTitleId, onClick }: { stageTitleId: string; onClick: () => void }) {
  const t = useTranslations("board.stages");
  return (
    <button
      type="button"
      data-new-task="end"
      aria-describedby={stageTitleId}
      onClick={onClick}
      className="mx-2 mb-2 flex h-8 shrink-0 items-center gap-2 rounded-sm px-3.25 text-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:h-11"
    >
      {t("addTask")}
    </button>
  );
}
