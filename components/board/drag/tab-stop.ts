"use client";
import { useSyncExternalStore } from "react";
import { itemIdOf } from "@/components/drag/item-id";

/** Stage id to the card that had the focus last, which Tab returns to. */
let lastFocused: Readonly<Record<number, number>> = {};
const listeners = new Set<() => void>();

export function rememberFocused(card: Element): void {
  const stageId = Number(card.closest<HTMLElement>("[data-stage]")?.dataset.stage);
  const taskId = itemIdOf(card.closest<HTMLElement>("[data-task]"));
  if (Number.isNaN(stageId) || !taskId || lastFocused[stageId] === taskId) return;
  lastFocused = { ...lastFocused, [stageId]: taskId };
  listeners.forEach((listener) => listener());
}

export const useLastFocused = (stageId: number): number | null =>
  useSyncExternalStore(
    subscribe,
    () => lastFocused[stageId] ?? null,
    () => null,
  );

/** Of all stages, or groups of a list. */
export const useAllLastFocused = (): Readonly<Record<number, number>> =>
  useSyncExternalStore(
    subscribe,
    () => lastFocused,
    () => NONE,
  );

const NONE: Readonly<Record<number, number>> = {};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
