import { type Bar } from "@/components/board/timeline/geometry/bar";
import { scaleOf, type Span, type Zoom } from "@/components/board/timeline/geometry/zoom";

export interface PrintScale {
  zoom: Zoom;
  span: Span;
  upper: Span[];
  lower: Span[];
  /** Names of narrower units would overlap. */
  namesLower: boolean;
  /** In percent of the chart’s width. */
  at: (day: number) => number;
}

/** In days: what fits the width of a page. */
const MOST = { day: 31, week: 120, months: 620 };

/** From the first to the last of the bars, in whole units. Null without any. */
export function printScale(bars: readonly Bar[], firstOfWeek: number): PrintScale | null {
  if (bars.length === 0) return null;
  const all = bars.reduce<Span>(
    ({ from, to }, bar) => ({ from: Math.min(from, bar.from), to: Math.max(to, bar.to + 1) }),
    { from: Infinity, to: -Infinity },
  );
  const days = all.to - all.from;
  const zoom = days <= MOST.day ? "day" : days <= MOST.week ? "week" : "month";
  const { lower } = scaleOf(zoom, all, firstOfWeek);
  const span = { from: lower[0]?.from ?? all.from, to: lower.at(-1)?.to ?? all.to };
  const at = (day: number) => (Math.min(Math.max(day, span.from), span.to) - span.from) * (100 / (span.to - span.from));
  return {
    ...{ zoom, span, lower, at },
    upper: scaleOf(zoom, span, firstOfWeek).upper,
    namesLower: days <= MOST.months,
  };
}
