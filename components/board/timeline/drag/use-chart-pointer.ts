"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { ChartPointer, type Gesture, type Point } from "@/components/board/timeline/drag/chart-pointer";
import { drawnLinkNow, setDrawnLink } from "@/components/board/timeline/drag/lifted";
import type { Lifting } from "@/components/board/timeline/drag/use-lifting";
import { barAfter, type BarPart } from "@/components/board/timeline/geometry/bar";
import type { ArrowPoint } from "@/components/board/timeline/geometry/arrow-path";

interface PointerOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** The element that scrolls, as wide and high as the whole chart. */
  content: RefObject<HTMLDivElement | null>;
  enabled: boolean;
  lifting: Lifting;
  /** With a fraction. */
  dayAt: (clientX: number) => number;
  onLink: (from: number, to: number) => void;
}

/** Bars, their ends and tracks without dates are moved by `data-grip`, dependencies are drawn from it. */
export function useChartPointer({ scroller, enabled, ...options }: PointerOptions): void {
  const gestureAt = useEffectEvent((target: Element, start: Point) => gestureFor(target, start, options));
  useEffect(() => {
    const chart = scroller.current;
    if (!chart || !enabled) return;
    return new ChartPointer({ chart, area: () => areaOf(chart), gestureAt: (...at) => gestureAt(...at) }).listen();
  }, [scroller, enabled]);
}

type GestureOptions = Omit<PointerOptions, "scroller" | "enabled">;

function gestureFor(target: Element, start: Point, options: GestureOptions): Gesture | null {
  const taskId = Number(target.closest<HTMLElement>("[data-task]")?.dataset.task);
  const grip = target.getAttribute("data-grip");
  if (!(taskId > 0)) return null;
  if (grip === "link") return linking(taskId, options);
  if (grip === "plan") return planning(taskId, start, options);
  return grip === "whole" || grip === "start" || grip === "end" ? moving(taskId, grip, start, options) : null;
}

function moving(taskId: number, part: BarPart, start: Point, { lifting, dayAt }: GestureOptions): Gesture | null {
  const bar = lifting.barOf(taskId);
  if (!bar) return null;
  const from = dayAt(start.x);
  lifting.lift(taskId, "pointer", bar, bar);
  return {
    crossesRows: false,
    move: ({ x }) => lifting.moveTo(barAfter(bar, part, Math.round(dayAt(x) - from))),
    drop: lifting.drop,
    cancel: lifting.cancel,
  };
}

/** From the day where the pointer went down to the one where it is. */
function planning(taskId: number, start: Point, { lifting, dayAt }: GestureOptions): Gesture {
  const first = Math.floor(dayAt(start.x));
  lifting.lift(taskId, "pointer", { kind: "range", from: first, to: first }, null);
  return {
    crossesRows: false,
    move({ x }) {
      const last = Math.floor(dayAt(x));
      lifting.moveTo({ kind: "range", from: Math.min(first, last), to: Math.max(first, last) });
    },
    drop: lifting.drop,
    cancel: lifting.cancel,
  };
}

function linking(from: number, { content, onLink }: GestureOptions): Gesture {
  return {
    crossesRows: true,
    move: (point) => setDrawnLink({ from, point: inside(content.current, point), to: taskAt(point) }),
    drop() {
      const to = drawnLinkNow()?.to ?? null;
      setDrawnLink(null);
      if (to !== null) onLink(from, to);
    },
    cancel: () => setDrawnLink(null),
  };
}

/** Rows count as a whole, because bars may be narrow. */
function taskAt({ x, y }: Point): number | null {
  const row = document.elementFromPoint(x, y)?.closest("[data-timeline-row]");
  const id = Number(row?.getAttribute("data-timeline-row"));
  return id > 0 ? id : null;
}

function inside(content: HTMLElement | null, { x, y }: Point): ArrowPoint {
  if (!content) return { x, y };
  const { left, right, top } = content.getBoundingClientRect();
  return { x: getComputedStyle(content).direction === "rtl" ? right - x : x - left, y: y - top };
}

/** Beside the tasks and below the scale. */
function areaOf(chart: HTMLElement) {
  const { left, right, top, bottom } = chart.getBoundingClientRect();
  const styles = getComputedStyle(chart);
  const pane = parseFloat(styles.getPropertyValue("--pane")) || 0;
  const [start, end] = styles.direction === "rtl" ? [0, pane] : [pane, 0];
  return {
    left: left + start,
    right: right - end,
    top: top + (chart.querySelector("[data-scale]")?.clientHeight ?? 0),
    bottom,
  };
}
