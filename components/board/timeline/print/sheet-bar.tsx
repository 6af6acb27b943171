"use client";
import { useDirection } from "@base-ui/react/direction-provider";
import type { Bar } from "@/components/board/timeline/geometry/bar";
import type { Day } from "@/components/board/timeline/geometry/days";
import type { PrintScale } from "@/components/board/timeline/print/print-scale";
import type { BarState } from "@/components/board/timeline/rows/bar-label";

const LOOK: Readonly<Record<BarState, string>> = {
  open: "fill-accent-soft stroke-accent",
  done: "fill-gray-3 stroke-gray-8",
  overdue: "fill-red-soft stroke-red",
};

/** In percent: shorter bars could not be seen. */
const LEAST = 0.4;

interface SheetBarProps {
  bar: Bar;
  state: BarState;
  progress: number;
  scale: PrintScale;
  /** Where units begin, as one path for each bar. */
  lines: string;
  today: Day;
}

export function SheetBar({ bar, state, progress, scale, lines, today }: SheetBarProps) {
  const { span } = useSide();
  const [from, to] = [scale.at(bar.from), scale.at(bar.to + 1)];
  const isTodayShown = today >= scale.span.from && today < scale.span.to;
  return (
    <svg aria-hidden className="block h-6 w-full">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" width="100%" height="100%">
        <path d={lines} vectorEffect="non-scaling-stroke" className="stroke-gray-4" />
      </svg>
      <rect
        {...span(Math.min(from, 100 - LEAST), Math.max(to - from, LEAST))}
        y="5"
        height="14"
        rx="3"
        className={LOOK[state]}
      />
      {progress > 0 && (
        <rect {...span(from, (to - from) * progress)} y="5" height="14" rx="3" className="fill-accent/40" />
      )}
      {isTodayShown && <rect {...span(scale.at(today), 0)} width="2" height="100%" className="fill-accent" />}
    </svg>
  );
}

/** Percent from where lines begin, which is the right in Arabic. */
export function useSide() {
  const isRtl = useDirection() === "rtl";
  const x = (at: number) => (isRtl ? 100 - at : at);
  return {
    x,
    // SVG turns it around by itself.
    anchor: "start" as const,
    span: (at: number, width: number) => ({ x: `${isRtl ? 100 - at - width : at}%`, width: `${width}%` }),
  };
}
