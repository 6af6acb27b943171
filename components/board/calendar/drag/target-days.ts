"use client";
import { useSyncExternalStore } from "react";

interface Days {
  first: string;
  last: string;
}

/** Outside of React, because a pointer moves often and only the days that it enters or leaves have to render. */
let target: Days | null = null;
const listeners = new Set<() => void>();

/** The days on which a dragged task would be after a drop. */
export function setTargetDays(next: Days | null): void {
  if (next?.first === target?.first && next?.last === target?.last) return;
  target = next;
  listeners.forEach((listener) => listener());
}

export const useIsTargetDay = (day: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => target !== null && target.first <= day && day <= target.last,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
