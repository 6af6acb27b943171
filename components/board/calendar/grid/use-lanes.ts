"use client";
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Range } from "@/components/board/calendar/days/months";

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

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The page is printed as soon as the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
