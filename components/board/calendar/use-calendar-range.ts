"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import {
  DAYS_OF_WEEK,
  dayInAddress,
  firstOfMonth,
  monthOf,
  monthsLater,
  type Range,
  RANGES,
  weekOf,
  weeksOfMonth,
} from "@/components/board/calendar/days/months";
import { useLayout } from "@/components/board/views/use-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { changeSearch } from "@/components/ui/hooks/navigation";
import { dayIn, daysLater } from "@/lib/dates/dates-on-screen";

export type CalendarRange = ReturnType<typeof useCalendarRange>;

type Options = Pick<BoardViewProps, "clock" | "viewer" | "layout" | "layoutPath">;

/** The month or week in the address, otherwise the present one; and how this person arranged the calendar. */
export function useCalendarRange({ clock, viewer, layout: saved, layoutPath }: Options) {
  const { startOfWeek } = viewer;
  const { layout, change } = useLayout(layoutPath, saved);
  const today = dayIn(clock.now, clock.timeZone);
  const { range, day } = useShownDay(today, layout.calendar?.range, startOfWeek);
  const showsUndated = layout.calendar?.undated === true;
  const weeks = useMemo(
    () => (range === "month" ? weeksOfMonth(day, startOfWeek) : [weekOf(day, startOfWeek)]),
    [range, day, startOfWeek],
  );
  const steps = useSteps({ range, day, today, startOfWeek });
  return useMemo(
    () => ({
      ...{ range, day, today, weeks, showsUndated },
      ...steps,
      choose(next: Range) {
        change({ calendar: { range: next } });
        steps.show(day, next);
        changeSearch((search) => search.set("range", next));
      },
      toggleUndated: () => change({ calendar: { undated: !showsUndated } }),
    }),
    [range, day, today, weeks, showsUndated, steps, change],
  );
}

function useShownDay(today: string, remembered: unknown, startOfWeek: number) {
  const params = useSearchParams();
  const rangeIn = (value: unknown) => RANGES.find((range) => range === value);
  const range = rangeIn(params.get("range")) ?? rangeIn(remembered) ?? "month";
  const named = dayInAddress(params.get("date"));
  return { range, day: named === null || isShownWith(named, today, range, startOfWeek) ? today : named };
}

interface Shown {
  range: Range;
  day: string;
  today: string;
  startOfWeek: number;
}

function useSteps({ range, day, today, startOfWeek }: Shown) {
  return useMemo(() => {
    const show = (next: string, as: Range = range) =>
      changeSearch((search) => {
        if (isShownWith(next, today, as, startOfWeek)) search.delete("date");
        else search.set("date", as === "month" ? monthOf(next) : next);
      });
    return {
      show,
      step: (by: 1 | -1) =>
        show(range === "week" ? daysLater(day, by * DAYS_OF_WEEK) : monthsLater(firstOfMonth(day), by)),
    };
  }, [range, day, today, startOfWeek]);
}

const isShownWith = (day: string, other: string, range: Range, startOfWeek: number): boolean =>
  range === "month" ? monthOf(day) === monthOf(other) : weekOf(other, startOfWeek).includes(day);
