"use client";
import { useSyncExternalStore } from "react";
import type { Place, TaskPlace } from "@/components/drag/place";

interface DragOf<Kind, Where> {
  kind: Kind;
  id: number;
  by: "pointer" | "keys";
  /** Null where it can't be dropped, or would not move. */
  to: Where | null;
  /** What the board showed when it was dropped; the drop is shown until that changes. */
  droppedOn?: object;
}

export type Dragged = DragOf<"task", TaskPlace> | DragOf<"stage", Place>;

/**
 * What is in the hand. Outside of React, because each move of the pointer changes it, and only the card at the line has to
 * be drawn then. There is one pointer and one focus, so there is one.
 */
let dragged: Dragged | null = null;
const listeners = new Set<() => void>();

export const draggedNow = (): Dragged | null => dragged;

export function setDragged(next: Dragged | null): void {
  dragged = next;
  listeners.forEach((listener) => listener());
}

export const startPointerDrag = (kind: Dragged["kind"], id: number): void =>
  setDragged({ kind, id, by: "pointer", to: null });

export function subscribeToDragged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What can be told from the held thing as one word or number: others are drawn anew only when that changes. */
export const useDragged = <Told extends string | number | boolean | null>(
  tell: (dragged: Dragged | null) => Told,
): Told =>
  useSyncExternalStore(
    subscribeToDragged,
    () => tell(dragged),
    () => tell(null),
  );

/** The whole of it; null while a pointer only moves over the board, which changes nothing but the line. */
export const useShownDragged = (): Dragged | null => useSyncExternalStore(subscribeToDragged, shownDragged, () => null);

const shownDragged = () => (dragged && (dragged.by === "keys" || dragged.droppedOn) ? dragged : null);

export type DropLineSide = "before" | "after" | null;

/** At which side of a card or a column the drop line is. */
export const useDropLine = (kind: Dragged["kind"], id: number): DropLineSide =>
  useDragged((now) =>
    now?.kind === kind && now.by === "pointer" && !now.droppedOn ? dropLineSideAt(now.to, id) : null,
  );

/** A stage without cards shows the line itself. */
export const useDropLineInEmpty = (stageId: number): boolean =>
  useDragged(
    (now) =>
      now?.kind === "task" &&
      now.by === "pointer" &&
      !now.droppedOn &&
      now.to?.stageId === stageId &&
      now.to.after === null &&
      now.to.before === null,
  );

function dropLineSideAt(to: Place | null, id: number): DropLineSide {
  if (to?.before === id) return "before";
  return to?.after === id && to.before === null ? "after" : null;
}

/** By what it is held, if it is. */
export const useDraggedBy = (kind: Dragged["kind"], id: number): Dragged["by"] | null =>
  useDragged((now) => (now?.kind === kind && now.id === id && !now.droppedOn ? now.by : null));
