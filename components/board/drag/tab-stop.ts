"use client";
import { useSyncExternalStore } from "react";

/** Stage to the card of it that had the focus last: Tab leads back to that one. */
let last: Readonly<Record<number, number>> = {};
const listeners = new Set<() => void>();

export function noteFocused(card: Element): void {
  const stageId = Number(card.closest<HTMLElement>("[data-stage]")?.dataset.stage);
  const taskId = Number(card.closest<HTMLElement>("[data-task]")?.dataset.task);
  if (!stageId || !taskId || last[stageId] === taskId) return;
  last = { ...last, [stageId]: taskId };
  listeners.forEach((changed) => changed());
}

/** The cards of a stage are one tab stop; null until one of them had the focus. */
export const useLastFocused = (stageId: number): number | null =>
  useSyncExternalStore(
    subscribe,
    () => last[stageId] ?? null,
    () => null,
  );

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
