"use client";
import { memo, useRef } from "react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { LazyNewTask } from "@/components/board/composer/lazy-new-task";
import { useComposer } from "@/components/board/composer/use-composer";
import { DropLine } from "@/components/board/drag/drop-line";
import type { Cell } from "@/components/board/lanes/lane-cells";
import { LaneCards } from "@/components/board/lanes/lane-cards";
import { newTaskIn } from "@/components/board/list/groups/new-task-in";
import type { ListRow } from "@/components/board/list/rows";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useDropLineInEmpty } from "@/components/drag/dragged";
import { buttonStyle } from "@/components/ui/controls/button";

interface LaneCellProps {
  view: BoardViewProps;
  cell: Cell;
  rows: readonly ListRow[];
  canMove: boolean;
  howToId: string;
}

/** The cards of a stage in a lane. */
export const LaneCell = memo(function LaneCell({ view, cell, rows, canMove, howToId }: LaneCellProps) {
  const t = useTranslations("kanban.lanes");
  const isTarget = useDropLineInEmpty(cell.id);
  const scroller = useRef<HTMLDivElement>(null);
  const composer = useComposer(scroller);
  const place = newTaskPlace(cell, view);
  return (
    <li
      aria-label={cell.title}
      data-stage={cell.id}
      data-grouped=""
      className="group/cell relative flex w-72 shrink-0 flex-col rounded-lg border border-gray-6 bg-gray-2 p-2"
    >
      <div ref={scroller} className="relative">
        {isTarget && <DropLine at="before" />}
        <LaneCards view={view} cellId={cell.id} title={cell.title} rows={rows} canMove={canMove} howToId={howToId} />
      </div>
      {place && composer.at === "end" && (
        <div className="-mx-2">
          <LazyNewTask
            {...place}
            mayAdd={view.abilities.edit}
            at="end"
            place={cell.title}
            clock={view.clock}
            save={view.saving.save}
            onAdded={composer.follow}
            onClose={composer.close}
          />
        </div>
      )}
      {place && composer.at === null && (
        <button
          type="button"
          data-new-task="end"
          aria-label={t("addTo", { stage: cell.stage.title, lane: cell.laneTitle })}
          onClick={() => composer.open("end")}
          className={buttonStyle(
            { kind: "quiet", size: "small" },
            "w-full opacity-0 group-hover/cell:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100",
          )}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      )}
    </li>
  );
});

/** Null where no task can be added. */
function newTaskPlace({ lane, stage }: Cell, { newTasksOn: board, viewer, clock, abilities }: BoardViewProps) {
  if (!board || !abilities.edit || stage.id < 0) return null;
  const calendar = { ...clock, startOfWeek: viewer.startOfWeek };
  const inLane = newTaskIn(lane, board, { calendar, newTaskStage: undefined });
  return inLane && { board, stage, common: inLane.common };
}
