"use client";
import { useSyncExternalStore } from "react";
import { itemIdOf } from "@/components/drag/item-id";

/** Id of a stage, or of a group of a list, to the card that had the focus last, which Tab returns to. */
let lastFocused: Readonly<Record<number, number>> = {};
const listeners = new Set<() => void>();

export function rememberFocused(card: Element): void {
  const groupId = Number(card.closest<HTMLElement>("[data-stage]")?.dataset.stage);
  const taskId = itemIdOf(card.closest<HTMLElement>("[data-task]"));
  if (Number.isNaN(groupId) || !taskId || lastFocused[groupId] === taskId) return;
  lastFocused = { ...lastFocused, [groupId]: taskId };
  listeners.forEach((listener) => listener());
}

export const useLastFocused = (groupId: number): number | null =>
  useSyncExternalStore(
    subscribe,
    () => lastFocused[groupId] ?? null,
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
