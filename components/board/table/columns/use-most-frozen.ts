"use client";
import { type RefObject, useState, useSyncExternalStore } from "react";
import { SELECT_WIDTH } from "@/components/board/table/columns/table-layout";

/** Pixels for the columns that scroll. */
const ROOM = 140;

/** How many of the first columns can be frozen, so that there is room for the others. */
export function useMostFrozen(scroller: RefObject<HTMLElement | null>, widths: readonly number[]): number {
  const [subscribe] = useState(() => (changed: () => void) => onResize(scroller, changed));
  return useSyncExternalStore(
    subscribe,
    () => (scroller.current ? fitting(widths, scroller.current.clientWidth - ROOM) : widths.length),
    () => widths.length,
  );
}

function onResize(scroller: RefObject<HTMLElement | null>, changed: () => void) {
  const observer = new ResizeObserver(changed);
  if (scroller.current) observer.observe(scroller.current);
  return () => observer.disconnect();
}

function fitting(widths: readonly number[], room: number): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, SELECT_WIDTH));
  const first = ends.findIndex((end) => end > room);
  return first < 0 ? widths.length : first;
}
