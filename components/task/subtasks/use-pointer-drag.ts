"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Point } from "@/components/drag/drop-target";
import { showFloatingPreview } from "@/components/drag/floating-preview";
import { newEdgeScroll } from "@/components/task/subtasks/edge-scroll";

interface DragCallbacks {
  onLift: (subtaskId: number) => void;
  onMove: (point: Point) => void;
  onDrop: (point: Point) => void;
  onCancel: () => void;
}

interface PointerDragOptions extends DragCallbacks {
  container: RefObject<HTMLElement | null>;
  enabled: boolean;
}

/** Pixels. A pointer that moves less makes a click. */
const THRESHOLD = 4;

/** Drags rows of subtasks: a mouse takes a row anywhere, touch and pen at its grip, because they scroll elsewhere. */
export function usePointerDrag({ container, enabled, ...on }: PointerDragOptions) {
  const lift = useEffectEvent(on.onLift);
  const move = useEffectEvent(on.onMove);
  const drop = useEffectEvent(on.onDrop);
  const cancel = useEffectEvent(on.onCancel);

  useEffect(() => {
    if (!enabled || !container.current) return;
    return listenForDrags(container.current, {
      onLift: (id) => lift(id),
      onMove: (point) => move(point),
      onDrop: (point) => drop(point),
      onCancel: () => cancel(),
    });
  }, [container, enabled]);
}

/** @returns removes the listeners */
function listenForDrags(container: HTMLElement, callbacks: DragCallbacks): () => void {
  const drag = newDrag(container, callbacks);
  const listeners = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    receive: (event: HTMLElementEventMap[Name]) => void,
  ) => container.addEventListener(name, receive, { signal: listeners.signal });

  on("pointerdown", drag.press);
  on("pointermove", (event) => drag.isOf(event) && drag.move(pointOf(event)));
  on("pointerup", (event) => drag.isOf(event) && drag.drop(pointOf(event)));
  on("pointercancel", (event) => drag.isOf(event) && drag.cancel());
  // The browser's own dragging, of an avatar for example, would end the pointer events.
  on("dragstart", (event) => event.preventDefault());
  on("selectstart", (event) => drag.isPressed() && event.preventDefault());
  window.addEventListener("keydown", cancelByKey, { signal: listeners.signal, capture: true });

  function cancelByKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !drag.isLifted()) return;
    // A dialog around the list stays open.
    event.stopImmediatePropagation();
    event.preventDefault();
    drag.cancel();
  }

  return () => {
    drag.cancel();
    listeners.abort();
  };
}

function newDrag(container: HTMLElement, { onLift, onMove, onDrop, onCancel }: DragCallbacks) {
  let press: ReturnType<typeof newPress> | null = null;

  function end(then: () => void) {
    const wasLifted = press?.isLifted();
    press?.stop();
    press = null;
    if (wasLifted) then();
  }

  return {
    isPressed: () => press !== null,
    isLifted: () => press?.isLifted() ?? false,
    isOf: ({ pointerId }: PointerEvent) => pointerId === press?.pointerId,
    press(event: PointerEvent) {
      const row = event.button === 0 && event.isPrimary ? rowAt(event) : null;
      if (row) press = newPress(container, row, event, onMove);
    },
    move(point: Point) {
      if (press && !press.isLifted() && press.isFar(point)) {
        press.lift();
        onLift(press.id);
      }
      if (!press?.isLifted()) return;
      press.carry(point);
      onMove(point);
    },
    drop: (point: Point) => end(() => onDrop(point)),
    cancel: () => end(onCancel),
  };
}

function newPress(container: HTMLElement, row: HTMLElement, event: PointerEvent, onScroll: (point: Point) => void) {
  const start = pointOf(event);
  let copy: ReturnType<typeof showFloatingPreview> | null = null;
  let scroll: ReturnType<typeof newEdgeScroll> | null = null;
  return {
    pointerId: event.pointerId,
    id: Number(row.dataset.subtask),
    isLifted: () => copy !== null,
    isFar: ({ x, y }: Point) => Math.hypot(x - start.x, y - start.y) > THRESHOLD,
    /** With the pointer captured, the click that follows does not reach the title under it. */
    lift() {
      container.setPointerCapture(event.pointerId);
      copy = showFloatingPreview(row, start);
      scroll = newEdgeScroll(container, onScroll);
    },
    carry(point: Point) {
      copy?.moveTo(point);
      scroll?.point(point);
    },
    stop() {
      copy?.remove();
      scroll?.stop();
    },
  };
}

const CONTROLS = "input, textarea, [aria-haspopup]";

function rowAt({ target, pointerType }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null;
  if (pointerType !== "mouse" && !target.closest("[data-grip]")) return null;
  return target.closest<HTMLElement>("[data-subtask]");
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
