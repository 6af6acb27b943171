"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Point } from "@/components/drag/drop-target";
import { showFloatingPreview } from "@/components/drag/use-touch-drag";
import { newEdgeScroll } from "@/components/task/subtasks/edge-scroll";

interface PointerDragging {
  whole: RefObject<HTMLElement | null>;
  enabled: boolean;
  onLift: (subtaskId: number) => void;
  onMove: (point: Point) => void;
  onDrop: (point: Point) => void;
  onCancel: () => void;
}

/** So far a pointer moves before it lifts: what moves less is a click. */
const THRESHOLD = 4;

/** A mouse takes a row anywhere, a finger and a pen at its grip: elsewhere they scroll. */
export function usePointerDrag({ whole, enabled, ...on }: PointerDragging) {
  const lift = useEffectEvent(on.onLift);
  const move = useEffectEvent(on.onMove);
  const drop = useEffectEvent(on.onDrop);
  const cancel = useEffectEvent(on.onCancel);

  useEffect(() => {
    if (!enabled || !whole.current) return;
    return presses(whole.current, {
      onLift: (id) => lift(id),
      onMove: (point) => move(point),
      onDrop: (point) => drop(point),
      onCancel: () => cancel(),
    });
  }, [whole, enabled]);
}

function presses(whole: HTMLElement, { onLift, onMove, onDrop, onCancel }: Omit<PointerDragging, "whole" | "enabled">) {
  let press: ReturnType<typeof newPress> | null = null;
  const off = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    receive: (event: HTMLElementEventMap[Name]) => void,
  ) => whole.addEventListener(name, receive, { signal: off.signal });

  on("pointerdown", (event) => {
    const row = event.button === 0 && event.isPrimary ? rowAt(event) : null;
    if (row) press = newPress(whole, row, event, onMove);
  });
  on("pointermove", (event) => {
    if (event.pointerId !== press?.pointerId) return;
    const point = pointOf(event);
    if (!press.isDragging() && press.isFar(point)) {
      press.lift();
      onLift(press.id);
    }
    if (!press.isDragging()) return;
    press.moveTo(point);
    onMove(point);
  });
  on("pointerup", (event) => event.pointerId === press?.pointerId && end(() => onDrop(pointOf(event))));
  on("pointercancel", (event) => event.pointerId === press?.pointerId && end(onCancel));
  // The browser's own dragging, of a face say, would take the pointer away; and no text is marked on the way.
  on("dragstart", (event) => event.preventDefault());
  on("selectstart", (event) => press && event.preventDefault());
  window.addEventListener("keydown", giveUp, { signal: off.signal, capture: true });

  function giveUp(event: KeyboardEvent) {
    if (event.key !== "Escape" || !press?.isDragging()) return;
    // The dialog around it stays open.
    event.stopImmediatePropagation();
    event.preventDefault();
    end(onCancel);
  }

  function end(how: () => void) {
    const wasDragging = press?.isDragging();
    press?.stop();
    press = null;
    if (wasDragging) how();
  }

  return () => {
    end(onCancel);
    off.abort();
  };
}

function newPress(whole: HTMLElement, row: HTMLElement, event: PointerEvent, onScroll: (point: Point) => void) {
  const start = pointOf(event);
  let copy: ReturnType<typeof showFloatingPreview> | null = null;
  let scroll: ReturnType<typeof newEdgeScroll> | null = null;
  return {
    pointerId: event.pointerId,
    id: Number(row.dataset.subtask),
    isDragging: () => copy !== null,
    isFar: ({ x, y }: Point) => Math.hypot(x - start.x, y - start.y) > THRESHOLD,
    /** What holds the pointer hears the click that follows, and not the title under it. */
    lift() {
      whole.setPointerCapture(event.pointerId);
      copy = showFloatingPreview(row, start);
      scroll = newEdgeScroll(whole, onScroll);
    },
    moveTo(point: Point) {
      copy?.moveTo(point);
      scroll?.point(point);
    },
    stop() {
      copy?.remove();
      scroll?.stop();
    },
  };
}

const OTHER = "input, textarea, [aria-haspopup]";

function rowAt({ target, pointerType }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OTHER)) return null;
  if (pointerType !== "mouse" && !target.closest("[data-grip]")) return null;
  return target.closest<HTMLElement>("[data-subtask]");
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
