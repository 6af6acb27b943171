"use client";
import { memo } from "react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { DayLayout, Segment } from "@/components/board/calendar/days/lanes";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import { useIsTargetDay } from "@/components/board/calendar/drag/target-days";
import type { GridActions } from "@/components/board/calendar/grid/calendar-grid";
import { TaskPill } from "@/components/board/calendar/task/task-pill";
import { rowIdOf } from "@/components/drag/item-id";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { dateOfWire } from "@/lib/dates/dates-on-screen";

interface DayCellProps extends GridActions {
  layout: DayLayout;
  /** Of the weeks on the screen. */
  week: number;
  words: DayWords;
  isTall: boolean;
  /** Of another month. */
  isOther: boolean;
  isToday: boolean;
  isTabStop: boolean;
}

/** Bars reach over the days after the one where they begin, where lanes are left free for them. */
const WIDTHS = ["", "", "w-[200%]", "w-[300%]", "w-[400%]", "w-[500%]", "w-[600%]", "w-[700%]"];

export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { layout, week, words, isTall, isOther, isTabStop, onAdd, onMore, onFocusDay } = props;
  const { day, lanes, hidden } = layout;
  const t = useTranslations("boardCalendar");
  const isTarget = useIsTargetDay(day);

  return (
    <div
      role="gridcell"
      data-day={day}
      data-stage={isTabStop ? dateOfWire(day).getTime() : undefined}
      data-grouped={isTabStop ? "" : undefined}
      onFocus={() => onFocusDay(day)}
      onClick={({ target, currentTarget }) => onAdd && isGround(target, currentTarget) && onAdd(day)}
      className={classNames(
        "group/day flex min-w-0 flex-col gap-0.5 border-s border-gray-6 pb-1 outline-none first:border-s-0",
        "has-[[data-day-focus]:focus-visible]:outline-2 has-[[data-day-focus]:focus-visible]:-outline-offset-2 has-[[data-day-focus]:focus-visible]:outline-focus",
        isTarget ? "bg-accent-soft" : isOther ? "bg-gray-3/70" : isWeekend(day) && "bg-gray-3/30",
        onAdd && "cursor-default",
      )}
    >
      <DayHeader {...props} />
      {lanes.map((segment, lane) => (
        <Lane key={segment?.task.id ?? `lane ${lane}`} segment={segment} week={week} day={day} isTall={isTall} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-more={day}
          aria-label={t("moreOn", { count: hidden, day: words.whole(day) })}
          aria-haspopup="dialog"
          onClick={() => onMore(day)}
          className="relative z-1 mx-1 h-6 rounded-sm px-1.5 text-start text-xs font-medium text-gray-11 hover:bg-gray-4 hover:text-gray-12"
        >
          {t("more", { count: hidden })}
        </button>
      )}
    </div>
  );
});

function DayHeader({ layout: { day, tasks }, words, isOther, isToday, isTabStop, onAdd, onMore }: DayCellProps) {
  const t = useTranslations("boardCalendar");
  return (
    <div data-ground="" className="flex h-7.5 shrink-0 items-center justify-end gap-1 px-1">
      {onAdd && (
        <button
          type="button"
          tabIndex={-1}
          data-new-task={isTabStop ? "" : undefined}
          aria-label={t("addTaskOn", { day: words.whole(day) })}
          onClick={() => onAdd(day)}
          className={buttonStyle(
            { kind: "quiet" },
            "me-auto size-6 rounded-sm opacity-0 group-focus-within/day:opacity-100 group-hover/day:opacity-100 print:hidden",
          )}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      )}
      <button
        type="button"
        data-day-focus={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t("day", { day: words.whole(day), count: tasks.length })}
        aria-current={isToday ? "date" : undefined}
        onClick={() => (tasks.length > 0 ? onMore(day) : onAdd?.(day))}
        className={classNames(
          "grid h-6 min-w-6 place-items-center rounded-full px-1.5 text-sm whitespace-nowrap tabular-nums outline-none",
          isToday
            ? "bg-accent font-semibold text-on-accent"
            : isOther
              ? "text-gray-11 hover:bg-gray-4"
              : "text-gray-12 hover:bg-gray-4",
        )}
      >
        <span aria-hidden>{words.number(day)}</span>
      </button>
    </div>
  );
}

interface LaneProps {
  segment: Segment | null;
  week: number;
  day: string;
  isTall: boolean;
}

function Lane({ segment, week, day, isTall }: LaneProps) {
  if (!segment) return <div data-ground="" className={isTall ? "h-8 shrink-0" : "h-6 shrink-0"} />;
  const { task, span, length, hasBefore, hasAfter } = segment;
  return (
    <div
      data-from={day}
      data-to={span.last}
      className={classNames(
        "pointer-events-none shrink-0 *:pointer-events-auto",
        hasBefore ? "ps-0" : "ps-1",
        hasAfter ? "pe-0" : "pe-1",
        WIDTHS[length],
      )}
    >
      <TaskPill
        rowId={rowIdOf(task.id, hasBefore ? week : 0)}
        task={task}
        span={span}
        hasBefore={hasBefore}
        hasAfter={hasAfter}
        isTall={isTall}
      />
    </div>
  );
}

const isWeekend = (day: string): boolean => [0, 6].includes(dateOfWire(day).getUTCDay());

const isGround = (target: EventTarget, cell: Element): boolean =>
  target === cell || (target instanceof Element && target.matches("[data-ground]"));
