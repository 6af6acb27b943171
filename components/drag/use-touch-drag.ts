"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { dragPreviewOf } from "@/components/drag/drag-preview";
import { type Dragged, startPointerDrag } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";
import type { PointerHandlers } from "@/components/drag/use-mouse-drag";

/** So long a finger rests before it lifts, and so far it may tremble meanwhile. */
const LONG_PRESS = 350;
const TOLERANCE = 8;

let touching = false;

/** The browser's own dragging begins with a long press, too, and would take the finger away. */
export const isTouching = (): boolean => touching;

/** A long press lifts; before it, a finger scrolls. */
export function useTouchDrag(board: RefObject<HTMLElement | null>, enabled: boolean, handlers: PointerHandlers) {
  const move = useEffectEvent(handlers.move);
  const drop = useEffectEvent(handlers.drop);
  const cancel = useEffectEvent(handlers.cancel);

  useEffect(() => {
    if (!enabled || !board.current) return;
    return listenForLongPresses(board.current, { move: (point) => move(point), drop: () => drop(), cancel: () => cancel() });
  }, [board, enabled]);
}

function listenForLongPresses(board: HTMLElement, { move, drop, cancel }: PointerHandlers) {
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
    const found = dragSourceAt(event.target);
    if (found) press = newPress(board, event, found);
  });
  on("pointermove", (event) => {
    if (event.pointerId !== press?.pointerId) return;
    const point = { x: event.clientX, y: event.clientY };
    if (press.isDragging()) {
      press.moveTo(point);
      move(point);
    } else if (Math.hypot(point.x - press.start.x, point.y - press.start.y) > TOLERANCE) end();
  });
  on("pointerup", (event) => event.pointerType === "touch" && end(drop));
  on("pointercancel", (event) => event.pointerType === "touch" && end(cancel));
  // What is held neither scrolls the page, nor opens a menu, nor is clicked.
  for (const name of ["touchmove", "touchend", "contextmenu"] as const)
    on(name, (event) => (press?.isDragging() || (name === "contextmenu" && touching)) && event.preventDefault());

  function end(callback?: () => void) {
    const wasDragging = press?.isDragging();
    press?.stop();
    press = null;
    touching = false;
    if (wasDragging) callback?.();
  }

  return () => {
    end(cancel);
    off.abort();
  };
}

type Press = ReturnType<typeof newPress>;

interface DragSource {
  kind: Dragged["kind"];
  id: number;
  element: HTMLElement;
}

function newPress(
  board: HTMLElement,
  { pointerId, clientX: x, clientY: y }: PointerEvent,
  { kind, id, element }: DragSource,
) {
  let copy: ReturnType<typeof showFloatingPreview> | null = null;
  const timer = setTimeout(() => {
    copy = showFloatingPreview(element, { x, y });
    board.setPointerCapture(pointerId);
    navigator.vibrate?.(10);
    startPointerDrag(kind, id);
  }, LONG_PRESS);

  return {
    pointerId,
    start: { x, y },
    isDragging: () => copy !== null,
    moveTo: (point: Point) => copy?.moveTo(point),
    stop() {
      clearTimeout(timer);
      copy?.remove();
    },
  };
}

/** The copy under the pointer. */
export function showFloatingPreview(source: HTMLElement, start: Point) {
  const { element, pointerOffset } = dragPreviewOf(source, start);
  const moveTo = ({ x, y }: Point) => void (element.style.translate = `${x - pointerOffset.x}px ${y - pointerOffset.y}px`);
  Object.assign(element.style, { position: "fixed", inset: "0 auto auto 0", zIndex: "60", pointerEvents: "none" });
  document.body.append(element);
  moveTo(start);
  return { moveTo, remove: () => element.remove() };
}

function dragSourceAt(target: EventTarget | null): DragSource | null {
  const at = target instanceof Element && !target.closest("input, textarea, [contenteditable=true]") ? target : null;
  const source = at?.closest<HTMLElement>("[data-lifts]");
  if (source?.dataset.task) return { kind: "task", id: Number(source.dataset.task), element: source };

  const column = source?.closest<HTMLElement>("[data-stage]");
  return column ? { kind: "stage", id: Number(column.dataset.stage), element: column } : null;
}
