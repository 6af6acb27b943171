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

/** Mouse, pen and touch on a chart that scrolls in both directions. */
export class ChartPointer {
  private press: Press | null = null;

  constructor(private readonly options: ChartPointerOptions) {}

  /** @returns a function that stops listening */
  listen(): () => void {
    const off = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      receive: (event: HTMLElementEventMap[Name]) => void,
    ) => this.options.chart.addEventListener(name, receive, { signal: off.signal, passive: false });

    on("pointerdown", (event) => this.start(event));
    on("pointermove", (event) => event.pointerId === this.press?.pointerId && this.move(this.press, event));
    on("pointerup", (event) => event.pointerId === this.press?.pointerId && this.end("drop"));
    on("pointercancel", (event) => event.pointerId === this.press?.pointerId && this.end("cancel"));
    // During a drag the finger must not scroll the chart, open a menu or click.
    for (const name of ["touchmove", "touchend", "contextmenu"] as const)
      on(name, (event) => this.press?.gesture && event.preventDefault());
    window.addEventListener("keydown", (event) => this.escape(event), { signal: off.signal, capture: true });
    return () => {
      this.end("cancel");
      off.abort();
    };
  }

  private start({ target, pointerId, pointerType, button, clientX: x, clientY: y }: PointerEvent) {
    if (this.press) return this.end("cancel");
    const grip = target instanceof Element ? target.closest("[data-grip]") : null;
    if (!grip || button !== 0) return;
    const facts = { pointerId, start: { x, y }, target: grip, restingSince: performance.now() };
    const press: Press = { ...facts, gesture: null, stop: () => undefined };
    this.press = press;
    if (pointerType !== "touch") return;
    const timer = setTimeout(() => {
      navigator.vibrate?.(10);
      this.begin(press);
      press.gesture?.move(press.start);
    }, LONG_PRESS);
    press.stop = () => clearTimeout(timer);
  }

  private begin(press: Press) {
    press.gesture = this.options.gestureAt(press.target, press.start);
    if (press.gesture) this.options.chart.setPointerCapture(press.pointerId);
    else this.end("cancel");
  }

  private move(press: Press, { pointerType, clientX: x, clientY: y }: PointerEvent) {
    const distance = Math.hypot(x - press.start.x, y - press.start.y);
    if (!press.gesture && pointerType === "touch") {
      if (distance > TOLERANCE) this.end("cancel");
      return;
    }
    if (!press.gesture && distance >= THRESHOLD) this.begin(press);
    if (press.gesture) this.follow(press, press.gesture, { x, y });
  }

  private follow(press: Press, gesture: Gesture, point: Point) {
    const { chart, area } = this.options;
    press.stop();
    gesture.move(point);
    press.stop = eachFrame((seconds, now) => {
      const { left, right, top, bottom } = area();
      const speeds = { x: speedAt(point.x, left, right), y: gesture.crossesRows ? speedAt(point.y, top, bottom) : 0 };
      if (speeds.x === 0 && speeds.y === 0) press.restingSince = now;
      const eased = seconds * Math.min(1, (now - press.restingSince) / EASE_IN);
      if (scroll(chart, { x: speeds.x * eased, y: speeds.y * eased })) gesture.move(point);
    });
  }

  private escape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !this.press?.gesture) return;
    event.preventDefault();
    event.stopPropagation();
    this.end("cancel");
  }

  private end(how: "drop" | "cancel") {
    const ended = this.press;
    this.press = null;
    ended?.stop();
    ended?.gesture?.[how]();
  }
}

/** @returns whether the chart has scrolled */
function scroll(chart: HTMLElement, by: Point): boolean {
  const { scrollLeft, scrollTop } = chart;
  chart.scrollLeft += by.x;
  chart.scrollTop += by.y;
  return chart.scrollLeft !== scrollLeft || chart.scrollTop !== scrollTop;
}
