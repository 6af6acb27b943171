"use client";
import { useSyncExternalStore } from "react";

/** Stage to the card of it that had the focus last: Tab leads back to that one. */
let lastFocused: Readonly<Record<number, number>> = {};
const listeners = new Set<() => void>();

export function rememberFocused(card: Element): void {
  const stageId = Number(card.closest<HTMLElement>("[data-stage]")?.dataset.stage);
  const taskId = Number(card.closest<HTMLElement>("[data-task]")?.dataset.task);
  if (!stageId || !taskId || lastFocused[stageId] === taskId) return;
  lastFocused = { ...lastFocused, [stageId]: taskId };
  listeners.forEach((listener) => listener());
}

/** The cards of a stage are one tab stop; null until one of them had the focus. */
export const useLastFocused = (stageId: number): number | null =>
  useSyncExternalStore(
    subscribe,
    () => lastFocused[stageId] ?? null,
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
