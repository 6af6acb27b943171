"use client";
import { useSyncExternalStore } from "react";
import { subscribeToDragged, draggedNow } from "@/components/drag/dragged";
import { itemIdOf, taskIdOfRow } from "@/components/drag/item-id";

/** The card that has or shall get the focus. It survives rendering in another stage and scrolling. */
let focusTarget: number | null = null;
const listeners = new Set<() => void>();

export function setFocusTarget(id: number | null): void {
  if (id === focusTarget) return;
  focusTarget = id;
  listeners.forEach((listener) => listener());
}

/** The row from which a task's page was opened gets the focus after going back. */
export function returnFocusTo(taskId: number): void {
  if (focusTarget === null || taskIdOfRow(focusTarget) !== taskId) setFocusTarget(taskId);
}

const selector = (id: number) => `:is([data-row="${id}"], [data-task="${id}"]:not([data-row])) [data-opens]`;

/** The column renders the card first if necessary. */
export function focusCard(id: number): void {
  setFocusTarget(id);
  const card = document.querySelector<HTMLElement>(selector(id));
  if (card) focusAndReveal(card);
}

/** Not a number if none has the focus. */
export function focusedCard(): number {
  const { activeElement } = document;
  return activeElement?.matches("[data-opens]") ? itemIdOf(activeElement.closest<HTMLElement>("[data-task]")) : NaN;
}

function focusAndReveal(card: HTMLElement) {
  card.focus({ preventScroll: true });
  keepInView(card, FRAMES_TO_SETTLE);
}

/** Frames that a column may need to measure newly rendered cards. */
const FRAMES_TO_SETTLE = 10;

function keepInView(card: HTMLElement, frames: number) {
  if (frames === 0 || document.activeElement !== card) return;
  card.closest("[data-task]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  requestAnimationFrame(() => keepInView(card, frames - 1));
}

/** Called by a card after mounting. */
export function takeFocus(id: number, card: HTMLElement | null): void {
  const isFree = document.activeElement === null || document.activeElement === document.body || isOnAnother();
  if (card && id === focusTarget && isFree) focusAndReveal(card);
}

/** The focus is still on the card, or the header of a group, from which a key leads to this card. */
const isOnAnother = (): boolean => document.activeElement?.closest("[data-task], [data-toggles]") != null;

/** The focused card and the dragged card are rendered even out of view. */
export const useAlwaysRendered = (indexOf: (id: number) => number): number[] => {
  const indexes = useSyncExternalStore(
    subscribe,
    () => alwaysRenderedNow(indexOf),
    () => "",
  );
  return indexes === "" ? [] : indexes.split(" ").map(Number);
};

function alwaysRenderedNow(indexOf: (id: number) => number): string {
  const dragged = draggedNow();
  const ids = [focusTarget, dragged?.kind === "task" ? dragged.id : null];
  return [...new Set(ids)].flatMap((id) => (id !== null && indexOf(id) >= 0 ? [indexOf(id)] : [])).join(" ");
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const off = subscribeToDragged(listener);
  return () => {
    listeners.delete(listener);
    off();
  };
}
