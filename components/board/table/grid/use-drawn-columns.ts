"use client";
import { type RefObject, useEffect, useState } from "react";

/** Fewer are always drawn. */
const MANY = 20;
const BESIDE = 2;

/** With many columns, only those in view are drawn: `first-last`, counted without the one for selecting; else nothing. */
export function useDrawnColumns(scroller: RefObject<HTMLElement | null>, widths: readonly number[], frozen: number) {
  const [drawn, setDrawn] = useState("");
  const serialized = widths.length > MANY ? widths.join() : "";
  useEffect(() => {
    const element = scroller.current;
    if (!element || serialized === "") return setDrawn("");
    const all = serialized.split(",").map(Number);
    const measure = () => setDrawn(drawnIn(element, all, frozen));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, serialized, frozen]);
  return serialized === "" ? "" : drawn;
}

function drawnIn({ scrollLeft, clientWidth }: HTMLElement, widths: readonly number[], frozen: number): string {
  // Negative from right to left.
  const from = Math.abs(scrollLeft);
  let start = 0;
  let [first, last] = [widths.length, 0];
  for (const [at, width] of widths.entries()) {
    if (at >= frozen && start + width > from && start < from + clientWidth) {
      first = Math.min(first, at);
      last = at;
    }
    start += width;
  }
  return `${Math.max(0, first - BESIDE)}-${Math.min(widths.length - 1, last + BESIDE)}`;
}
