"use client";
import { useSyncExternalStore } from "react";
import type { Place, TaskPlace } from "@/components/drag/place";

interface Hold<Kind, Where> {
  kind: Kind;
  id: number;
  by: "pointer" | "keys";
  /** Null where it can't be dropped, or would not move. */
  to: Where | null;
  /** What the board showed when it was dropped; the drop is shown until that changes. */
  droppedOn?: object;
}

export type Held = Hold<"task", TaskPlace> | Hold<"stage", Place>;

/**
 * What is in the hand. Outside of React, because each move of the pointer changes it, and only the card at the line has to
 * be drawn then. There is one pointer and one focus, so there is one.
 */
let held: Held | null = null;
const hearers = new Set<() => void>();

export const heldNow = (): Held | null => held;

export function hold(next: Held | null): void {
  held = next;
  hearers.forEach((heard) => heard());
}

export const lift = (kind: Held["kind"], id: number): void => hold({ kind, id, by: "pointer", to: null });

export function heldHears(heard: () => void): () => void {
  hearers.add(heard);
  return () => void hearers.delete(heard);
}

/** What can be told from the held thing as one word or number: others are drawn anew only when that changes. */
export const useHeld = <Told extends string | number | boolean | null>(tell: (held: Held | null) => Told): Told => useSyncExternalStore(heldHears, () => tell(held), () => tell(null));

/** The whole of it; null while a pointer only moves over the board, which changes nothing but the line. */
export const useShownHeld = (): Held | null => useSyncExternalStore(heldHears, shownHeld, () => null);

const shownHeld = () => (held && (held.by === "keys" || held.droppedOn) ? held : null);

export type Line = "before" | "after" | null;

/** At which side of a card or a column the drop line is. */
export const useLine = (kind: Held["kind"], id: number): Line => useHeld((now) => (now?.kind === kind && now.by === "pointer" && !now.droppedOn ? lineAt(now.to, id) : null));

/** A stage without cards shows the line itself. */
export const useLineInEmpty = (stageId: number): boolean => useHeld((now) => now?.kind === "task" && now.by === "pointer" && !now.droppedOn && now.to?.stageId === stageId && now.to.after === null && now.to.before === null);

function lineAt(to: Place | null, id: number): Line {
  if (to?.before === id) return "before";
  return to?.after === id && to.before === null ? "after" : null;
}

/** By what it is held, if it is. */
export const useGrasp = (kind: Held["kind"], id: number): Held["by"] | null => useHeld((now) => (now?.kind === kind && now.id === id && !now.droppedOn ? now.by : null));
