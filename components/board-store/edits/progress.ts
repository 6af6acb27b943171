"use client";
import { useSyncExternalStore } from "react";

/** How many tasks of a change are saved that takes several requests. */
export interface Progress {
  done: number;
  all: number;
}

let now: Progress | null = null;
const listeners = new Set<() => void>();

export function setProgress(progress: Progress | null): void {
  now = progress;
  listeners.forEach((listener) => listener());
}

/** Null while no such change is being saved. */
export const useProgress = (): Progress | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
