"use client";
import { memo } from "react";
import { useTranslations } from "next-intl";
import { type ChartScale, xOf } from "@/components/board/timeline/geometry/chart-scale";
import { dayWords } from "@/components/board/timeline/geometry/day-words";
import { type Day, momentOf, quarterOf } from "@/components/board/timeline/geometry/days";
import { scaleOf, type Span, type Zoom } from "@/components/board/timeline/geometry/zoom";
import { classNames } from "@/components/ui/class-names";

interface TimeScaleProps {
  scale: ChartScale;
  window: Span;
  startOfWeek: number;
  locale: string;
}

/** Two lines above the chart: months above days, quarters above weeks, years above months. */
export const TimeScale = memo(function TimeScale({ scale, window, startOfWeek, locale }: TimeScaleProps) {
  const { upper, lower } = scaleOf(scale.zoom, window, startOfWeek);
  const words = useUnitWords(locale);
  return (
    <div aria-hidden className="absolute inset-y-0 start-(--pane) end-0 text-xs text-gray-11 tabular-nums select-none">
      {upper.map((unit) => (
        <span
          key={unit.from}
          style={placeOf(scale, unit)}
          className="absolute top-0 flex h-7 items-center border-s border-gray-6 font-medium text-gray-12"
        >
          <span className="sticky start-(--pane) truncate px-2">{words.upper(unit.from, scale.zoom)}</span>
        </span>
      ))}
      {lower.map((unit) => (
        <span
          key={unit.from}
          style={placeOf(scale, unit)}
          className={classNames(
            "absolute bottom-0 flex h-7 items-center overflow-clip border-s border-gray-4",
            scale.zoom === "day" ? "justify-center" : "px-1.5",
            isIn(scale.today, unit) && "font-semibold text-accent-text",
          )}
        >
          {words.lower(unit.from, scale.zoom)}
        </span>
      ))}
    </div>
  );
});

const isIn = (day: Day, { from, to }: Span): boolean => day >= from && day < to;

const placeOf = (scale: ChartScale, { from, to }: Span) => ({
  insetInlineStart: xOf(scale, from),
  width: (to - from) * scale.pixels,
});

export function useUnitWords(locale: string) {
  const t = useTranslations("boardTimeline");
  return {
    upper(day: Day, zoom: Zoom): string {
      if (zoom === "day") return dayWords(day, locale, { month: "long", year: "numeric" });
      const year = dayWords(day, locale, { year: "numeric" });
      return zoom === "month" ? year : t("quarter", { quarter: String(quarterOf(day)), year });
    },
    lower(day: Day, zoom: Zoom): string {
      if (zoom === "day") return String(momentOf(day).getUTCDate());
      return zoom === "week"
        ? dayWords(day, locale, { day: "numeric", month: "short" })
        : dayWords(day, locale, { month: "short" });
    },
  };
}
