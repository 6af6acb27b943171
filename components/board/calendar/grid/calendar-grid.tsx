"use client";
import { useMemo, useRef } from "react";
import type { Range } from "@/components/board/calendar/days/months";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import { layoutWeek } from "@/components/board/calendar/days/lanes";
import type { CalendarTask } from "@/components/board/calendar/days/spans";
import { DayCell } from "@/components/board/calendar/grid/day-cell";
import { useLanes } from "@/components/board/calendar/grid/use-lanes";
import { classNames } from "@/components/ui/class-names";

export interface GridActions {
  /** Null for people who may not add tasks. */
  onAdd: ((day: string) => void) | null;
  onMore: (day: string) => void;
  onFocusDay: (day: string) => void;
}

interface CalendarGridProps extends GridActions {
  title: string;
  range: Range;
  weeks: readonly (readonly string[])[];
  /** The month, of which other days are muted; null in weeks. */
  month: string | null;
  today: string;
  /** The tab stop. */
  focusedDay: string;
  tasks: readonly CalendarTask[];
  words: DayWords;
}

/** The days of a month or a week, with their tasks. */
export function CalendarGrid({
  title,
  range,
  weeks,
  tasks,
  words,
  today,
  month,
  focusedDay,
  ...actions
}: CalendarGridProps) {
  const body = useRef<HTMLDivElement>(null);
  const lanes = useLanes(body, range, weeks.length);
  const layout = useMemo(() => weeks.map((week) => layoutWeek(tasks, week, lanes)), [weeks, tasks, lanes]);
  return (
    <div
      ref={body}
      role="grid"
      aria-label={title}
      data-scroller=""
      className={classNames(
        "grid min-h-0 flex-1 auto-rows-[minmax(7.5rem,1fr)] grid-rows-[auto] overflow-y-auto overscroll-contain",
        "print:block print:overflow-visible",
      )}
    >
      <WeekdayRow days={weeks[0] ?? []} words={words} />
      {layout.map((week, at) => (
        <div
          key={week[0]?.day}
          role="row"
          data-week=""
          className="grid grid-cols-7 border-t border-gray-6 print:min-h-24 print:break-inside-avoid"
        >
          {week.map((day) => (
            <DayCell
              key={day.day}
              layout={day}
              week={at}
              words={words}
              isTall={range === "week"}
              isOther={month !== null && !day.day.startsWith(month)}
              isToday={day.day === today}
              isTabStop={day.day === focusedDay}
              {...actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function WeekdayRow({ days, words }: { days: readonly string[]; words: DayWords }) {
  return (
    <div role="row" className="sticky top-0 z-3 grid grid-cols-7 bg-surface print:static">
      {days.map((day) => (
        <span key={day} role="columnheader" className="truncate px-2 py-1 text-end text-xs text-gray-11">
          <span className="sr-only">{words.longWeekday(day)}</span>
          <span aria-hidden>{words.weekday(day)}</span>
        </span>
      ))}
    </div>
  );
}
