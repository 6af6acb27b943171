"use client";
import { useSyncExternalStore } from "react";
import type { Place, TaskPlace } from "@/components/drag/place";

interface DragOf<Kind, Where> {
  kind: Kind;
  id: number;
  by: "pointer" | "keys";
  /** Null where it can't be dropped, or would not move. */
  to: Where | null;
  /** The view at the time of the drop; the drop is shown until it changes. */
  droppedOn?: object;
}

export type Dragged = DragOf<"task", TaskPlace> | DragOf<"stage", Place>;

/**
 * Kept outside of React, because every pointer move changes it and only the drop line has to render. There is one
 * pointer, so there is one drag.
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

/** Selects a primitive, so that components render only when it changes. */
export const useDragged = <Selected extends string | number | boolean | null>(
  select: (dragged: Dragged | null) => Selected,
): Selected =>
  useSyncExternalStore(
    subscribeToDragged,
    () => select(dragged),
    () => select(null),
  );

/** Null during a pointer drag, which changes nothing but the drop line. */
export const useShownDragged = (): Dragged | null => useSyncExternalStore(subscribeToDragged, shownDragged, () => null);

const shownDragged = () => (dragged && (dragged.by === "keys" || dragged.droppedOn) ? dragged : null);

/** The stage, or the group of a list, to which the task is dragged. */
export const useDropGroup = (by: Dragged["by"]): number | null =>
  useDragged((now) => (now?.kind === "task" && now.by === by && !now.droppedOn ? (now.to?.groupId ?? null) : null));

export type DropLineSide = "before" | "after" | null;

export const useDropLine = (kind: Dragged["kind"], id: number): DropLineSide =>
  useDragged((now) =>
    now?.kind === kind && now.by === "pointer" && !now.droppedOn ? dropLineSideAt(now.to, id) : null,
  );

export const useDropLineInEmpty = (groupId: number): boolean =>
  useDragged(
    (now) =>
      now?.kind === "task" &&
      now.by === "pointer" &&
      !now.droppedOn &&
      now.to?.groupId === groupId &&
      now.to.after === null &&
      now.to.before === null,
  );

function dropLineSideAt(to: Place | null, id: number): DropLineSide {
  if (to?.before === id) return "before";
  return to?.after === id && to.before === null ? "after" : null;
}

export const useDraggedBy = (kind: Dragged["kind"], id: number): Dragged["by"] | null =>
  useDragged((now) => (now?.kind === kind && now.id === id && !now.droppedOn ? now.by : null));
