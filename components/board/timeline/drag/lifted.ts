"use client";
import { useSyncExternalStore } from "react";
import { type Bar, isSameBar } from "@/components/board/timeline/geometry/bar";
import type { ArrowPoint } from "@/components/board/timeline/geometry/arrow-path";

/** A bar that is being moved. */
export interface Lifted {
  taskId: number;
  by: "pointer" | "keys";
  /** Null for a task without dates. */
  before: Bar | null;
  bar: Bar;
  /** The tasks at the time of the drop; the drop is shown until they change. */
  droppedOn?: object;
}

/** A dependency that is being drawn from the end of a bar. */
export interface DrawnLink {
  from: number;
  /** In the chart. */
  point: ArrowPoint;
  /** The task under the pointer. */
  to: number | null;
}

/** Kept outside of React, because the pointer changes it often and only the bar and its arrows have to render. */
let lifted: Lifted | null = null;
let drawnLink: DrawnLink | null = null;
const listeners = new Set<() => void>();

export const liftedNow = (): Lifted | null => lifted;

export function setLifted(next: Lifted | null): void {
  if (lifted && next && lifted.taskId === next.taskId && isSameBar(lifted.bar, next.bar) && !next.droppedOn) return;
  lifted = next;
  listeners.forEach((listener) => listener());
}

export const drawnLinkNow = (): DrawnLink | null => drawnLink;

export function setDrawnLink(next: DrawnLink | null): void {
  drawnLink = next;
  listeners.forEach((listener) => listener());
}

export const useLifted = (): Lifted | null =>
  useSyncExternalStore(
    subscribe,
    () => lifted,
    () => null,
  );

/** Which task is being moved; null once its bar is dropped. */
export const useLiftedId = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => (lifted && !lifted.droppedOn ? lifted.taskId : null),
    () => null,
  );

/** The same object while it does not change. */
export const useLiftedBar = (taskId: number): Lifted | null =>
  useSyncExternalStore(
    subscribe,
    () => (lifted?.taskId === taskId ? lifted : null),
    () => null,
  );

export const useDrawnLink = (): DrawnLink | null =>
  useSyncExternalStore(
    subscribe,
    () => drawnLink,
    () => null,
  );

export const useIsLinkTarget = (taskId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => drawnLink?.to === taskId,
    () => false,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
