"use client";
import { type RefObject, useEffect, useState } from "react";
import type { Range } from "@/components/board/calendar/days/months";
import { usePrinting } from "@/components/ui/hooks/use-printing";

/** In pixels, as the classes of days and tasks say. */
const WEEKDAYS = 24;
const HEADER = 32;
const LANE = 26;
const PADDING = 4;

/** Before the height is known. */
const FIRST_LANES = 3;

/** In weeks, which scroll. More than that is counted. */
const WEEK_LANES = 40;

const PAPER_LANES = 200;

/** How many tasks are drawn on each day. */
export function useLanes(grid: RefObject<HTMLElement | null>, range: Range, weeks: number): number {
  const [fitting, setFitting] = useState(FIRST_LANES);
  const isPrinting = usePrinting();

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const height = (element.clientHeight - WEEKDAYS) / weeks - HEADER - PADDING;
      setFitting(Math.max(2, Math.floor(height / LANE)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, weeks]);
  if (isPrinting) return PAPER_LANES;

  return range === "week" ? WEEK_LANES : fitting;
}
