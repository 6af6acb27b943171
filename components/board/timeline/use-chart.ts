"use client";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ChartScale } from "@/components/board/timeline/geometry/chart-scale";
import { type Span } from "@/components/board/timeline/geometry/zoom";

/** In pixels. What is drawn of the ground changes only when the chart has scrolled so far. */
const CHUNK = 1_000;

/** The part of the chart before today when it opens. */
const BEFORE_TODAY = 1 / 4;

interface ChartOptions {
  scroller: RefObject<HTMLDivElement | null>;
  scale: ChartScale;
  /** The width of the tasks beside it, unless they are above. */
  pane: number;
  /** The first day in view when the chart opens. */
  firstDay: number | null;
  onScrolled: (firstDay: number) => void;
}

export type Chart = ReturnType<typeof useChart>;

/** Scrolls the chart sideways, and keeps a day at its place while zoom and range change. */
export function useChart({ scroller, scale, pane, firstDay, onScrolled }: ChartOptions) {
  const { pixels, span, today } = scale;
  const [chunk, setChunk] = useState(0);
  const [view, setView] = useState({ width: 0, pane: 0 });
  /** The day that stays at a place of the view, and where that is. */
  const anchor = useRef<{ day: number; x: number } | null>(firstDay === null ? null : { day: firstDay, x: 0 });
  const set = useRef(Number.NaN);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setView(sizeOf(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, pane]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    anchor.current ??= { day: today, x: sizeOf(element).width * BEFORE_TODAY };
    const { day, x } = anchor.current;
    scrollTo(element, (day - span.from) * pixels - x);
    set.current = scrolled(element);
    setChunk(Math.floor(set.current / CHUNK));
    // Another day is today at midnight, which moves nothing.
  }, [scroller, span.from, pixels]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function receive() {
      const at = element ? scrolled(element) : 0;
      setChunk(Math.floor(at / CHUNK));
      // Rounded pixels must not move the day that was set.
      if (Math.abs(at - set.current) < 1) return;
      set.current = Number.NaN;
      anchor.current = { day: span.from + at / pixels, x: 0 };
      onScrolled(anchor.current.day);
    }
    element.addEventListener("scroll", receive, { passive: true });
    return () => element.removeEventListener("scroll", receive);
  }, [scroller, span.from, pixels, onScrolled]);

  const window = useMemo(
    (): Span => ({
      from: Math.max(span.from, Math.floor(span.from + ((chunk - 1) * CHUNK) / pixels)),
      to: Math.min(span.to, Math.ceil(span.from + ((chunk + 2) * CHUNK + view.width) / pixels)),
    }),
    [span, pixels, chunk, view.width],
  );

  return useMemo(
    () => ({ window, view, ...movesOf(scroller, anchor, { pixels, span }) }),
    [scroller, window, view, pixels, span],
  );
}

type Anchor = RefObject<{ day: number; x: number } | null>;

function movesOf(
  scroller: RefObject<HTMLDivElement | null>,
  anchor: Anchor,
  { pixels, span }: Pick<ChartScale, "pixels" | "span">,
) {
  /** The distance of a point of the window from where the chart begins in view. */
  const xAt = (clientX: number): number => {
    const element = scroller.current;
    if (!element) return 0;
    const { left, right } = element.getBoundingClientRect();
    return (isRtl(element) ? right - clientX : clientX - left) - sizeOf(element).pane;
  };
  const dayAtX = (x: number): number => span.from + (scrolled(scroller.current) + x) / pixels;
  return {
    dayAt: (clientX: number): number => dayAtX(xAt(clientX)),
    middle: () => (scroller.current ? sizeOf(scroller.current).width / 2 : 0),
    xAt,
    /** For a change of the zoom, during which the day at `x` stays. */
    hold: (x: number) => void (anchor.current = { day: dayAtX(x), x }),
    scrollBy: (by: number) => scroller.current && scrollTo(scroller.current, scrolled(scroller.current) + by),
    show(day: number) {
      const element = scroller.current;
      if (element) scrollTo(element, (day - span.from) * pixels - sizeOf(element).width * BEFORE_TODAY);
    },
    /** Scrolls as far as necessary. */
    reveal(from: number, to: number) {
      const element = scroller.current;
      if (!element) return;
      const { width } = sizeOf(element);
      const [start, end] = [(from - span.from) * pixels, (to + 1 - span.from) * pixels];
      const at = scrolled(element);
      const isInView = end > at + MARGIN && start < at + width - MARGIN;
      if (isInView && (start >= at || end <= at + width)) return;
      scrollTo(element, start < at ? start - MARGIN : Math.min(start - MARGIN, end - width + MARGIN));
    },
  };
}

const MARGIN = 24;

const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === "rtl";

/** How far it is from where its lines begin. */
const scrolled = (element: HTMLElement | null): number => Math.abs(element?.scrollLeft ?? 0);

function scrollTo(element: HTMLElement, at: number) {
  element.scrollLeft = isRtl(element) ? -Math.max(0, at) : Math.max(0, at);
}

/** How much of the chart is in view, beside the tasks. */
function sizeOf(element: HTMLElement): { width: number; pane: number } {
  const pane = parseFloat(getComputedStyle(element).getPropertyValue("--pane")) || 0;
  return { width: element.clientWidth - pane, pane };
}
