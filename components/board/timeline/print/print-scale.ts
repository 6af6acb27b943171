import { type Bar } from "@/components/board/timeline/geometry/bar";
import { type Day, momentOf } from "@/components/board/timeline/geometry/days";
import { withinReach } from "@/components/board/timeline/geometry/range";
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
const MOST = { day: 31, week: 120, months: 620, monthLines: 3_000 };
/** Names of years that fit beside each other. */
const MOST_NAMES = 20;

/** From the first to the last of the bars, in whole units. Null without any. */
export function printScale(bars: readonly Bar[], firstOfWeek: number, today: Day): PrintScale | null {
  if (bars.length === 0) return null;
  const all = bars.reduce<Span>(
    ({ from, to }, bar) => ({
      from: Math.min(from, withinReach(bar.from, today)),
      to: Math.max(to, withinReach(bar.to, today) + 1),
    }),
    { from: Infinity, to: -Infinity },
  );
  const days = all.to - all.from;
  const zoom = days <= MOST.day ? "day" : days <= MOST.week ? "week" : "month";
  const isInYears = days > MOST.monthLines;
  const lower = scaleOf(zoom, all, firstOfWeek)[isInYears ? "upper" : "lower"];
  const span = { from: lower[0]?.from ?? all.from, to: lower.at(-1)?.to ?? all.to };
  const at = (day: number) => (Math.min(Math.max(day, span.from), span.to) - span.from) * (100 / (span.to - span.from));
  return {
    ...{ zoom, span, lower, at },
    upper: isInYears ? namedYears(lower) : scaleOf(zoom, span, firstOfWeek).upper,
    namesLower: days <= MOST.months,
  };
}

/** Every year, or every second, fifth, tenth or twentieth. */
function namedYears(years: readonly Span[]): Span[] {
  const step = [1, 2, 5, 10].find((each) => years.length <= MOST_NAMES * each) ?? 20;
  return years.filter(({ from }) => momentOf(from).getUTCFullYear() % step === 0);
}
