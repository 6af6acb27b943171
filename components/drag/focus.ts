"use client";
import { useSyncExternalStore } from "react";
import { subscribeToDragged, draggedNow } from "@/components/drag/dragged";

/** The card that has the focus or is to have it: it keeps it while it is drawn anew, in another stage or after scrolling. */
let wanted: number | null = null;
const listeners = new Set<() => void>();

export function want(id: number | null): void {
  if (id === wanted) return;
  wanted = id;
  listeners.forEach((listener) => listener());
}

const selector = (id: number) => `[data-task="${id}"] [data-opens]`;

/** Moves the focus to a card, which its column draws first if it has to. */
export function focusCard(id: number): void {
  want(id);
  const card = document.querySelector<HTMLElement>(selector(id));
  if (card) reach(card);
}

function reach(card: HTMLElement) {
  card.focus({ preventScroll: true });
  keepInSight(card, SETTLING);
}

/** So many frames a column may take to measure the cards around one that it did not draw before. */
const SETTLING = 10;

function keepInSight(card: HTMLElement, frames: number) {
  if (frames === 0 || document.activeElement !== card) return;
  card.closest("[data-task]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  requestAnimationFrame(() => keepInSight(card, frames - 1));
}

/** For a card that was just drawn: takes the focus if it is the one and nothing else has it. */
export function takeFocus(id: number, card: HTMLElement | null): void {
  const isFree = document.activeElement === null || document.activeElement === document.body || wantsOther();
  if (card && id === wanted && isFree) reach(card);
}

/** The focus is still on the card from which a key leads to one that was not drawn yet. */
const wantsOther = (): boolean => document.activeElement?.closest("[data-task]") != null;

/** Cards that a column draws though they are out of sight: the one with the focus and the one in the hand. */
export const useKept = (indexOf: (id: number) => number): number[] => {
  const kept = useSyncExternalStore(
    subscribe,
    () => keptNow(indexOf),
    () => "",
  );
  return kept === "" ? [] : kept.split(" ").map(Number);
};

function keptNow(indexOf: (id: number) => number): string {
  const dragged = draggedNow();
  const ids = [wanted, dragged?.kind === "task" ? dragged.id : null];
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
