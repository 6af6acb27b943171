"use client";
import { memo } from "react";
import { AlarmClock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type Lifted, useIsLinkTarget, useLiftedBar } from "@/components/board/timeline/drag/lifted";
import { type Bar, barOf } from "@/components/board/timeline/geometry/bar";
import { placeOfBar } from "@/components/board/timeline/geometry/chart-scale";
import { BarShape } from "@/components/board/timeline/rows/bar-shape";
import { type BarState, fitsInside, progressOf, stateOf } from "@/components/board/timeline/rows/bar-label";
import { PlanHint, trackAttributes } from "@/components/board/timeline/rows/empty-track";
import type { RowContext } from "@/components/board/timeline/rows/row-context";
import { selectByClick } from "@/components/selection/select-by-click";
import { useIsSelected } from "@/components/selection/selection";
import { classNames } from "@/components/ui/class-names";
import type { Translate } from "@/lib/i18n/translate";

export interface ChartCellProps {
  task: StoredTask;
  isTabStop: boolean;
  /** It starts before a task that blocks it is due. */
  hasConflict: boolean;
  context: RowContext;
}

/** The bar of a task, or where its dates can be set: one element, which keeps the focus when it becomes the other. */
export const ChartCell = memo(function ChartCell(props: ChartCellProps) {
  const { task, isTabStop, context } = props;
  const t = useTranslations("boardTimeline");
  const lifted = useLiftedBar(task.id);
  const bar = lifted?.bar ?? barOf(task, context.clock.timeZone, context.scale.today);
  const canMove = context.canEdit && task.id > 0;
  const attributes = bar
    ? barAttributes({ ...props, bar, lifted, canMove }, t)
    : trackAttributes({ task, context, canPlan: canMove, t });
  return (
    <div role="gridcell" tabIndex={isTabStop ? 0 : -1} data-bar={task.id} data-task={task.id} {...attributes}>
      {bar && <TaskBar {...props} bar={bar} lifted={lifted} canMove={canMove} />}
      {!bar && canMove && <PlanHint />}
    </div>
  );
});

interface TaskBarProps extends ChartCellProps {
  bar: Bar;
  lifted: Lifted | null;
  canMove: boolean;
}

const isMoved = (lifted: Lifted | null): boolean => lifted !== null && !lifted.droppedOn;

function barAttributes(
  { task, hasConflict, context, bar, lifted, canMove }: TaskBarProps,
  t: Translate<"boardTimeline">,
) {
  const { start, width } = placeOfBar(context.scale, bar);
  const { subtask_count: total, subtask_completed_count: done } = task.settings;
  const dates = context.words(bar);
  const conflict = hasConflict ? "yes" : "no";
  return {
    "aria-label": t("bar", {
      ...{ title: task.title, dates, conflict, total },
      state: stateOf(task, context.clock),
      done: String(done),
    }),
    "aria-describedby": canMove ? context.howToId : undefined,
    "data-grip": canMove ? "whole" : undefined,
    title: lifted ? undefined : `${task.title}\n${dates}`,
    onClick(event: React.MouseEvent) {
      if (task.id > 0 && !(canMove && selectByClick(event, task.id))) context.onOpen(task.id);
    },
    style: { insetInlineStart: `calc(var(--pane) + ${start}px)`, width },
    className: classNames(
      "group/bar absolute inset-y-0 my-auto h-6 cursor-pointer touch-pan-x touch-pan-y select-none max-sm:mb-1.5 max-sm:mt-auto",
      "outline-none [-webkit-touch-callout:none]",
      isMoved(lifted) && "z-10 cursor-grabbing",
    ),
  };
}

function TaskBar({ task, hasConflict, context, bar, lifted, canMove }: TaskBarProps) {
  const { width } = placeOfBar(context.scale, bar);
  const state = stateOf(task, context.clock);
  const isTarget = useIsLinkTarget(task.id);
  const isSelected = useIsSelected(task.id);
  const isInside = fitsInside(task.title, bar, width);
  return (
    <>
      <BarShape
        bar={bar}
        state={state}
        progress={progressOf(task)}
        hasConflict={hasConflict}
        isMarked={isTarget || isSelected || lifted?.by === "keys"}
        isLifted={isMoved(lifted)}
      />
      <Title task={task} state={state} isInside={isInside} />
      {canMove && <Grips bar={bar} isWide={width >= WIDE} canLink={context.canLink} />}
      {isMoved(lifted) && <DatesTip text={context.words(bar)} />}
    </>
  );
}

/** Inside it stays in view while its bar is scrolled. On phones it is above the bar. */
function Title({
  task: { title, status },
  state,
  isInside,
}: Pick<ChartCellProps, "task"> & { state: BarState; isInside: boolean }) {
  const mark = state === "overdue" && <AlarmClock aria-hidden className="size-3.5 shrink-0" strokeWidth={1.5} />;
  const text = <bdi className="truncate">{title}</bdi>;
  if (isInside)
    return (
      <span className="pointer-events-none absolute inset-0 flex overflow-clip rounded-sm max-sm:hidden">
        <span className="sticky start-(--pane) flex max-w-full min-w-0 items-center gap-1 px-2 text-sm">
          {mark}
          {text}
        </span>
      </span>
    );
  return (
    <span
      className={classNames(
        "pointer-events-none absolute inset-y-0 start-full ms-3 flex max-w-64 items-center gap-1 text-sm whitespace-nowrap max-sm:hidden",
        state === "overdue" ? "text-red-text" : status === "closed" ? "text-gray-11" : "text-gray-12",
      )}
    >
      {mark}
      {text}
    </span>
  );
}

/** In pixels: narrower bars are moved by their middle, and have their grips outside. */
const WIDE = 28;

/** Keys do the same, so that they are no tab stops. They appear with a pointer, and are larger for fingers. */
function Grips({ bar, isWide, canLink }: { bar: Bar; isWide: boolean; canLink: boolean }) {
  const end = "absolute inset-y-0 w-2 cursor-ew-resize pointer-coarse:w-4";
  return (
    <span aria-hidden>
      {bar.kind !== "start" && <span data-grip="start" className={classNames(end, isWide ? "start-0" : "end-full")} />}
      {bar.kind !== "due" && <span data-grip="end" className={classNames(end, isWide ? "end-0" : "start-full")} />}
      {canLink && bar.kind !== "start" && (
        <span
          data-grip="link"
          onClick={(event) => event.stopPropagation()}
          className={classNames(
            "absolute inset-y-0 start-full z-1 my-auto grid size-5 cursor-crosshair place-items-center opacity-0 group-hover/bar:opacity-100 group-focus/bar:opacity-100",
            isWide ? "" : "ms-2",
          )}
        >
          <span className="size-2.5 rounded-full border-2 border-accent bg-surface" />
        </span>
      )}
    </span>
  );
}

const DatesTip = ({ text }: { text: string }) => (
  <span
    aria-hidden
    className="pointer-events-none absolute start-0 top-full z-20 mt-1 rounded-sm bg-gray-12 px-2 py-0.5 text-xs whitespace-nowrap text-gray-1 shadow-floating"
  >
    {text}
  </span>
);
