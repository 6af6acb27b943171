"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { copyOf } from "@/components/drag/drag-preview";
import { type Dragged, lift } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";
import type { Pointing } from "@/components/drag/use-mouse-drag";

/** So long a finger rests before it lifts, and so far it may tremble meanwhile. */
const HOLD = 350;
const TREMBLE = 8;

let touching = false;

/** The browser's own dragging begins with a long press, too, and would take the finger away. */
export const isTouching = (): boolean => touching;

/** A long press lifts; before it, a finger scrolls. */
export function useTouchDrag(board: RefObject<HTMLElement | null>, enabled: boolean, pointing: Pointing) {
  const move = useEffectEvent(pointing.move);
  const drop = useEffectEvent(pointing.drop);
  const cancel = useEffectEvent(pointing.cancel);

  useEffect(() => {
    if (!enabled || !board.current) return;
    return longPresses(board.current, { move: (point) => move(point), drop: () => drop(), cancel: () => cancel() });
  }, [board, enabled]);
}

function longPresses(board: HTMLElement, { move, drop, cancel }: Pointing) {
  let press: Press | null = null;
  const off = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    receive: (event: HTMLElementEventMap[Name]) => void,
  ) => board.addEventListener(name, receive, { signal: off.signal, passive: false });

  on("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    touching = true;
    if (press) return end(cancel);
    const found = liftableAt(event.target);
    if (found) press = newPress(board, event, found);
  });
  on("pointermove", (event) => {
    if (event.pointerId !== press?.pointerId) return;
    const point = { x: event.clientX, y: event.clientY };
    if (press.isLifted()) {
      press.carry(point);
      move(point);
    } else if (Math.hypot(point.x - press.start.x, point.y - press.start.y) > TREMBLE) end();
  });
  on("pointerup", (event) => event.pointerType === "touch" && end(drop));
  on("pointercancel", (event) => event.pointerType === "touch" && end(cancel));
  // What is held neither scrolls the page, nor opens a menu, nor is clicked.
  for (const name of ["touchmove", "touchend", "contextmenu"] as const)
    on(name, (event) => (press?.isLifted() || (name === "contextmenu" && touching)) && event.preventDefault());

  function end(how?: () => void) {
    const wasLifted = press?.isLifted();
    press?.stop();
    press = null;
    touching = false;
    if (wasLifted) how?.();
  }

  return () => {
    end(cancel);
    off.abort();
  };
}

type Press = ReturnType<typeof newPress>;

interface Liftable {
  kind: Dragged["kind"];
  id: number;
  element: HTMLElement;
}

function newPress(
  board: HTMLElement,
  { pointerId, clientX: x, clientY: y }: PointerEvent,
  { kind, id, element }: Liftable,
) {
  let copy: ReturnType<typeof carried> | null = null;
  const timer = setTimeout(() => {
    copy = carried(element, { x, y });
    board.setPointerCapture(pointerId);
    navigator.vibrate?.(10);
    lift(kind, id);
  }, HOLD);

  return {
    pointerId,
    start: { x, y },
    isLifted: () => copy !== null,
    carry: (point: Point) => copy?.carry(point),
    stop() {
      clearTimeout(timer);
      copy?.remove();
    },
  };
}

/** The copy under the pointer. */
export function carried(source: HTMLElement, start: Point) {
  const { element, grip } = copyOf(source, start);
  const carry = ({ x, y }: Point) => void (element.style.translate = `${x - grip.x}px ${y - grip.y}px`);
  Object.assign(element.style, { position: "fixed", inset: "0 auto auto 0", zIndex: "60", pointerEvents: "none" });
  document.body.append(element);
  carry(start);
  return { carry, remove: () => element.remove() };
}

function liftableAt(target: EventTarget | null): Liftable | null {
  const at = target instanceof Element && !target.closest("input, textarea, [contenteditable=true]") ? target : null;
  const lifted = at?.closest<HTMLElement>("[data-lifts]");
  if (lifted?.dataset.task) return { kind: "task", id: Number(lifted.dataset.task), element: lifted };

  const column = lifted?.closest<HTMLElement>("[data-stage]");
  return column ? { kind: "stage", id: Number(column.dataset.stage), element: column } : null;
}
