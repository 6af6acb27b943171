import { eachFrame } from "@/components/drag/each-frame";
import { speedAt } from "@/components/drag/edge-scroll";

export interface Point {
  x: number;
  y: number;
}

/** What a pointer does once it moves; `drop` and `cancel` end it. */
export interface Gesture {
  /** The chart scrolls up and down, too. */
  crossesRows: boolean;
  move: (point: Point) => void;
  drop: () => void;
  cancel: () => void;
}

/** Pixels that a mouse moves before it drags; milliseconds and pixels that a finger rests before it lifts. */
const THRESHOLD = 4;
const LONG_PRESS = 350;
const TOLERANCE = 8;
/** In milliseconds: an edge scrolls slowly at first, for bars that begin near it. */
const EASE_IN = 500;

interface Press {
  pointerId: number;
  start: Point;
  target: Element;
  gesture: Gesture | null;
  /** When the pointer was away from the edges last. */
  restingSince: number;
  stop: () => void;
}

interface ChartPointerOptions {
  chart: HTMLElement;
  /** Where bars can be seen, between the edges at which the chart scrolls. */
  area: () => Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  gestureAt: (target: Element, start: Point) => Gesture | null;
}

/** Mouse, pen and touch on a chart that scrolls in both directions. @returns a function that stops listening */
export function listenToPointer({ chart, area, gestureAt }: ChartPointerOptions): () => void {
  let press: Press | null = null;
  const off = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    receive: (event: HTMLElementEventMap[Name]) => void,
  ) => chart.addEventListener(name, receive, { signal: off.signal, passive: false });

  function begin(now: Press) {
    now.gesture = gestureAt(now.target, now.start);
    if (!now.gesture) return end("cancel");
    chart.setPointerCapture(now.pointerId);
  }

  function end(how: "drop" | "cancel") {
    const ended = press;
    press = null;
    ended?.stop();
    ended?.gesture?.[how]();
  }

  on("pointerdown", (event) => {
    if (press) return end("cancel");
    const { target, pointerId, pointerType, button, clientX: x, clientY: y } = event;
    const part = target instanceof Element ? target.closest("[data-grip]") : null;
    if (!part || button !== 0) return;
    const stop = () => undefined;
    const now: Press = {
      pointerId,
      start: { x, y },
      target: part,
      gesture: null,
      restingSince: performance.now(),
      stop,
    };
    press = now;
    if (pointerType !== "touch") return;
    const timer = setTimeout(() => {
      navigator.vibrate?.(10);
      begin(now);
      now.gesture?.move(now.start);
    }, LONG_PRESS);
    now.stop = () => clearTimeout(timer);
  });
  on("pointermove", ({ pointerId, pointerType, clientX: x, clientY: y }) => {
    if (press?.pointerId !== pointerId) return;
    const distance = Math.hypot(x - press.start.x, y - press.start.y);
    if (!press.gesture && pointerType === "touch") return void (distance > TOLERANCE && end("cancel"));
    if (!press.gesture && distance >= THRESHOLD) begin(press);
    if (!press?.gesture) return;
    follow(press, { x, y });
  });
  on("pointerup", ({ pointerId }) => press?.pointerId === pointerId && end("drop"));
  on("pointercancel", ({ pointerId }) => press?.pointerId === pointerId && end("cancel"));
  // During a drag the finger must not scroll the chart, open a menu or click.
  for (const name of ["touchmove", "touchend", "contextmenu"] as const)
    on(name, (event) => press?.gesture && event.preventDefault());
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !press?.gesture) return;
      event.preventDefault();
      event.stopPropagation();
      end("cancel");
    },
    { signal: off.signal, capture: true },
  );

  function follow(now: Press, point: Point) {
    const { gesture } = now;
    now.stop();
    gesture?.move(point);
    now.stop = eachFrame((seconds, time) => {
      const { left, right, top, bottom } = area();
      const speeds = { x: speedAt(point.x, left, right), y: gesture?.crossesRows ? speedAt(point.y, top, bottom) : 0 };
      if (speeds.x === 0 && speeds.y === 0) now.restingSince = time;
      const eased = seconds * Math.min(1, (time - now.restingSince) / EASE_IN);
      if (scroll(chart, { x: speeds.x * eased, y: speeds.y * eased })) gesture?.move(point);
    });
  }

  return () => {
    end("cancel");
    off.abort();
  };
}

/** @returns whether the chart has scrolled */
function scroll(chart: HTMLElement, by: Point): boolean {
  const { scrollLeft, scrollTop } = chart;
  chart.scrollLeft += by.x;
  chart.scrollTop += by.y;
  return chart.scrollLeft !== scrollLeft || chart.scrollTop !== scrollTop;
}
