"use client";
import { type RefObject, useCallback, useMemo, useSyncExternalStore } from "react";

/** Fewer are always drawn. */
const MANY = 20;
const BESIDE = 2;

/** With many columns, only those in view are drawn: `first-last`, counted without the one for selecting; else nothing. */
export function useDrawnColumns(
  scroller: RefObject<HTMLElement | null>,
  widths: readonly number[],
  frozen: number,
): string {
  const isMany = widths.length > MANY;
  const subscribe = useCallback(
    (changed: () => void) => (isMany && scroller.current ? onScrollOrResize(scroller.current, changed) : doNothing),
    [scroller, isMany],
  );
  const starts = useMemo(
    () => widths.map((_, at) => widths.slice(0, at).reduce((sum, each) => sum + each, 0)),
    [widths],
  );
  return useSyncExternalStore(
    subscribe,
    () => (isMany && scroller.current ? drawnIn(scroller.current, starts, widths, frozen) : ""),
    () => "",
  );
}

const doNothing = () => undefined;

function onScrollOrResize(element: HTMLElement, changed: () => void) {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  element.addEventListener("scroll", changed, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", changed);
  };
}

function drawnIn(
  { scrollLeft, clientWidth }: HTMLElement,
  starts: readonly number[],
  widths: readonly number[],
  frozen: number,
): string {
  // Negative from right to left.
  const from = Math.abs(scrollLeft);
  const isInView = (start: number, at: number) =>
    at >= frozen && start + (widths[at] ?? 0) > from && start < from + clientWidth;
  const [first, last] = [starts.findIndex(isInView), starts.findLastIndex(isInView)];
  return `${Math.max(0, first - BESIDE)}-${Math.min(widths.length - 1, last + BESIDE)}`;
}
