"use client";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
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
  const { pixels, span } = scale;
  const [chunk, setChunk] = useState(0);
  const view = useViewSize(scroller, pane);
  const [anchor] = useState(() => newAnchor(firstDay));
  useAnchor({ scroller, scale, anchor, onScrolled, onMoved: (at) => setChunk(Math.floor(at / CHUNK)) });
  const window = useMemo(
    (): Span => ({
      from: Math.max(span.from, Math.floor(span.from + ((chunk - 1) * CHUNK) / pixels)),
      to: Math.min(span.to, Math.ceil(span.from + ((chunk + 2) * CHUNK + view.width) / pixels)),
    }),
    [span, pixels, chunk, view.width],
  );
  const moves = useMemo(() => movesOf(scroller, scale, anchor.hold), [scroller, scale, anchor]);
  return useMemo(() => ({ window, view, ...moves }), [window, view, moves]);
}

/** The day that stays at a place of the view, and where that is. */
interface Anchor {
  day: number;
  x: number;
}

function newAnchor(firstDay: number | null) {
  let anchor: Anchor | null = firstDay === null ? null : { day: firstDay, x: 0 };
  return {
    now: () => anchor,
    hold(next: Anchor): Anchor {
      anchor = next;
      return next;
    },
  };
}

function useViewSize(scroller: RefObject<HTMLDivElement | null>, pane: number) {
  const [view, setView] = useState({ width: 0, pane: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView(sizeOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, pane]);
  return view;
}

interface AnchorOptions extends Pick<ChartOptions, "scroller" | "scale" | "onScrolled"> {
  anchor: ReturnType<typeof newAnchor>;
  onMoved: (at: number) => void;
}

function useAnchor({ scroller, scale: { pixels, span, today }, anchor, onScrolled, onMoved }: AnchorOptions) {
  const set = useRef(Number.NaN);
  const moved = useEffectEvent(onMoved);
  const scrolledTo = useEffectEvent(onScrolled);
  const first = useEffectEvent((element: HTMLElement) => ({ day: today, x: sizeOf(element).width * BEFORE_TODAY }));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isFirst = anchor.now() === null;
    const { day, x } = anchor.now() ?? anchor.hold(first(element));
    scrollTo(element, (day - span.from) * pixels - x);
    set.current = scrolled(element);
    moved(set.current);
    if (!isFirst && x !== 0) scrolledTo(span.from + set.current / pixels);
  }, [scroller, anchor, span.from, pixels]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function receive() {
      const at = scrolled(element);
      moved(at);
      // Rounded pixels must not move the day that was set.
      if (Math.abs(at - set.current) < 1) return;
      set.current = Number.NaN;
      scrolledTo(anchor.hold({ day: span.from + at / pixels, x: 0 }).day);
    }
    element.addEventListener("scroll", receive, { passive: true });
    return () => element.removeEventListener("scroll", receive);
  }, [scroller, anchor, span.from, pixels]);
}

function movesOf(
  scroller: RefObject<HTMLDivElement | null>,
  { pixels, span }: ChartScale,
  hold: (anchor: Anchor) => unknown,
) {
  /** The distance of a point of the window from where the chart begins in view. */
  function xAt(clientX: number): number {
    const element = scroller.current;
    if (!element) return 0;
    const { left, right } = element.getBoundingClientRect();
    return (isRtl(element) ? right - clientX : clientX - left) - sizeOf(element).pane;
  }
  const dayAtX = (x: number): number => span.from + (scrolled(scroller.current) + x) / pixels;
  const withElement = (act: (element: HTMLElement) => void) => scroller.current && act(scroller.current);
  return {
    dayAt: (clientX: number): number => dayAtX(xAt(clientX)),
    middle: () => (scroller.current ? sizeOf(scroller.current).width / 2 : 0),
    xAt,
    /** For a change of the zoom, during which the day at `x` stays. */
    hold: (x: number) => hold({ day: dayAtX(x), x }),
    scrollBy: (by: number) => withElement((element) => scrollTo(element, scrolled(element) + by)),
    show: (day: number) =>
      withElement((element) => scrollTo(element, (day - span.from) * pixels - sizeOf(element).width * BEFORE_TODAY)),
    /** Scrolls as far as necessary. */
    reveal: (from: number, to: number) =>
      withElement((element) => reveal(element, (from - span.from) * pixels, (to + 1 - span.from) * pixels)),
  };
}

function reveal(element: HTMLElement, start: number, end: number) {
  const { width } = sizeOf(element);
  const at = scrolled(element);
  const isInView = end > at + MARGIN && start < at + width - MARGIN;
  if (isInView && (start >= at || end <= at + width)) return;
  scrollTo(element, start < at ? start - MARGIN : Math.min(start - MARGIN, end - width + MARGIN));
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
