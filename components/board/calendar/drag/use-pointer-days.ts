"use client";
import { type RefObject, useEffect, useRef } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { useEdgeScroll } from "@/components/board/drag/use-edge-scroll";
import { daysBetween } from "@/components/board/calendar/days/months";
import { type Dates, dueOn, movedBy } from "@/components/board/calendar/days/shift";
import { spanOf } from "@/components/board/calendar/days/spans";
import { dayAt, grabbedDayAt } from "@/components/board/calendar/drag/day-at";
import { setTargetDays } from "@/components/board/calendar/drag/target-days";
import { draggedNow, setDragged } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";
import { taskIdOfRow } from "@/components/drag/item-id";
import { useMouseDrag } from "@/components/drag/use-mouse-drag";
import { useTouchDrag } from "@/components/drag/use-touch-drag";

interface PointerOptions {
  board: RefObject<HTMLElement | null>;
  enabled: boolean;
  timeZone: string;
  taskWith: (id: number) => StoredTask | undefined;
  onDrop: (task: StoredTask, dates: Dates) => void;
}

/** Whole tasks are dragged by mouse, pen or, after a long press, by touch. Only the days under them are marked. */
export function usePointerDays({ board, enabled, timeZone, taskWith, onDrop }: PointerOptions) {
  const grabbed = useRef<string | null>(null);
  const target = useRef<{ task: StoredTask; dates: Dates } | null>(null);
  const hover = useHoveredSteps();

  function aim(point: Point) {
    const now = draggedNow();
    if (now?.kind !== "task" || now.by !== "pointer") return;
    const [task, day] = [taskWith(taskIdOfRow(now.id)), dayAt(point)];
    target.current = task && day ? { task, dates: datesAt(day, task, grabbed.current, timeZone) } : null;
    setTargetDays(target.current && spanOf(target.current.dates, timeZone));
    hover.over(point);
  }

  function end() {
    target.current = null;
    setTargetDays(null);
    hover.leave();
    setDragged(null);
  }

  const scroll = useEdgeScroll(board, aim);
  function drop() {
    const found = target.current;
    end();
    if (found) onDrop(found.task, found.dates);
  }
  const handlers = { move: (point: Point) => (scroll(point), aim(point)), drop, cancel: end };
  useMouseDrag(board, handlers);
  useTouchDrag(board, enabled, handlers);
  return { handlers, grab: (event: React.PointerEvent) => void (grabbed.current = grabbedDayAt(event)), end };
}

/** A bar follows the pointer from the day where it was grabbed. */
function datesAt(day: string, task: StoredTask, grabbed: string | null, timeZone: string): Dates {
  const span = spanOf(task, timeZone);
  if (!span) return dueOn(task, day, timeZone);
  const isInside = grabbed !== null && span.first <= grabbed && grabbed <= span.last;
  return movedBy(task, daysBetween(isInside ? grabbed : span.last, day), timeZone);
}

/** In milliseconds. */
const UNTIL_STEP = 700;

/** A task that is held over “next” or “previous” turns the page. */
function useHoveredSteps() {
  const hovered = useRef<{ button: HTMLElement; timer: ReturnType<typeof setInterval> } | null>(null);
  function leave() {
    if (hovered.current) clearInterval(hovered.current.timer);
    hovered.current = null;
  }
  useEffect(() => leave, []);
  return {
    leave,
    over({ x, y }: Point) {
      const button = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-turns]") ?? null;
      if (button === (hovered.current?.button ?? null)) return;
      leave();
      if (button) hovered.current = { button, timer: setInterval(() => button.click(), UNTIL_STEP) };
    },
  };
}
