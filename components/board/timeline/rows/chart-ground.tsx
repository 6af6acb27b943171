"use client";
import { memo } from "react";
import { type ChartScale, xOf } from "@/components/board/timeline/geometry/chart-scale";
import { weekdayOf } from "@/components/board/timeline/geometry/days";
import { weekendIn } from "@/components/board/timeline/geometry/weekend";
import { scaleOf, type Span } from "@/components/board/timeline/geometry/zoom";

interface ChartGroundProps {
  scale: ChartScale;
  window: Span;
  startOfWeek: number;
  locale: string;
}

/** Weekends and the lines between units, below the bars. Only near the view. */
export const ChartGround = memo(function ChartGround({ scale, window, startOfWeek, locale }: ChartGroundProps) {
  const { lower } = scaleOf(scale.zoom, window, startOfWeek);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 start-(--pane) end-0 overflow-clip">
      {scale.zoom !== "month" &&
        freeDaysIn(window, weekendIn(locale)).map((day) => (
          <span
            key={`free ${day}`}
            style={{ insetInlineStart: xOf(scale, day), width: scale.pixels }}
            className="absolute inset-y-0 bg-gray-3/70"
          />
        ))}
      {lower.map(({ from }) => (
        <span
          key={from}
          style={{ insetInlineStart: xOf(scale, from) }}
          className="absolute inset-y-0 border-s border-gray-4"
        />
      ))}
    </div>
  );
});

const freeDaysIn = ({ from, to }: Span, weekend: readonly number[]): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at).filter((day) => weekend.includes(weekdayOf(day)));

interface TodayLineProps {
  scale: ChartScale;
  /** Of the day that has passed, from 0 to 1. */
  passed: number;
}

export const TodayLine = ({ scale, passed }: TodayLineProps) => (
  <span
    aria-hidden
    style={{ insetInlineStart: `calc(var(--pane) + ${xOf(scale, scale.today + passed)}px)` }}
    className="pointer-events-none absolute inset-y-0 border-s-2 border-accent before:absolute before:-start-[5px] before:top-14 before:size-2 before:rounded-full before:bg-accent"
  />
);
