"use client";
import { useEffect, useMemo, useSyncExternalStore } from "react";

const NONE: ReadonlySet<number> = new Set();

/**
 * The ids of the tasks that are selected on the screen, of which there is one. Kept outside of React, so that only the
 * cards that change render again.
 */
let selected = NONE;
/** Whether taps select, also while nothing is selected yet. */
let isChoosing = false;
/** From which a range extends. */
let last: number | null = null;
const listeners = new Set<() => void>();
type Order = () => readonly number[];
/** The orders in which the screen shows tasks; the last one counts, and views know better. */
const orders: Order[] = [];
const ordersOfViews: Order[] = [];

export const selectedNow = (): ReadonlySet<number> => selected;

export function select(ids: Iterable<number>): void {
  selected = new Set(ids);
  listeners.forEach((listener) => listener());
}

export function clearSelection(): void {
  last = null;
  const isOver = isChoosing || selected.size > 0;
  isChoosing = false;
  if (isOver) select(NONE);
}

/** From now on taps select. */
export function beginSelecting(): void {
  isChoosing = true;
  select(selected);
}

export const isSelecting = (): boolean => isChoosing || selected.size > 0;

/** Since `beginSelecting`. */
export const useIsChoosing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isChoosing,
    () => false,
  );

export function toggleSelected(id: number): void {
  last = id;
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  select(next);
}

/** Selects or deselects, like the task itself, what is between it and the task that was toggled last. */
export function extendSelection(
  id: number,
  order: readonly number[] = (ordersOfViews.at(-1) ?? orders.at(-1))?.() ?? [],
): void {
  const range = between(order, last, id);
  const isOn = !selected.has(id);
  last = id;
  const next = new Set(selected);
  for (const each of range) {
    if (isOn) next.add(each);
    else next.delete(each);
  }
  select(next);
}

function between(ids: readonly number[], one: number | null, other: number): readonly number[] {
  const [from, to] = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)];
  return from < 0 || to < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** In which order a range is selected while the component is mounted. */
export const useSelectionOrder = (order: Order): void => useOrderIn(orders, order);

/** The same for a view that shows tasks in an order of its own. */
export const useOrderOfView = (order: Order): void => useOrderIn(ordersOfViews, order);

function useOrderIn(list: Order[], order: Order) {
  useEffect(() => {
    list.push(order);
    return () => void list.splice(list.indexOf(order), 1);
  }, [list, order]);
}

export const useIsSelected = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => selected.has(id),
    () => false,
  );

/** Those of these tasks that are selected: what is not shown does not count. */
export function useSelectedOf(ids: readonly number[]): ReadonlySet<number> {
  const all = useSyncExternalStore(
    subscribe,
    () => selected,
    () => NONE,
  );
  return useMemo(() => (all.size === 0 ? NONE : new Set(ids.filter((id) => all.has(id)))), [all, ids]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
