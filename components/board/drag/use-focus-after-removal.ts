"use client";
import { type RefObject, useEffect, useRef } from "react";
import { focusCard } from "@/components/drag/focus";
import { itemIdOf } from "@/components/drag/item-id";
import { placeOf } from "@/components/drag/place";
import { type DragView, groupIdsOf } from "@/components/board/drag/view";

/** When others remove the focused card or stage, the focus moves to its neighbour. */
export function useFocusAfterRemoval(view: DragView) {
  const previous = useRef(view);
  const focused = useFocused();
  useEffect(() => {
    const previousView = previous.current;
    previous.current = view;
    const removed = focused.current;
    if (removed && !removed.isConnected && document.activeElement === document.body)
      focusNeighbour(removed, previousView, view);
  }, [view, focused]);
}

function useFocused(): RefObject<Element | null> {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (focused.current = target instanceof Element ? target : null);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return focused;
}

function focusNeighbour(removed: Element, previousView: DragView, now: DragView) {
  const taskId = itemIdOf(removed.closest<HTMLElement>("[data-task]"));
  const groupId =
    placeOf(previousView.columns, taskId)?.groupId ??
    Number(removed.closest<HTMLElement>("[data-stage]")?.dataset.stage);
  // What was outside of the stages, such as a dialog, moves the focus itself.
  if (Number.isNaN(groupId) || placeOf(now.columns, taskId)) return;

  const isGroupThere = groupIdsOf(now).includes(groupId);
  const nextTask =
    isGroupThere &&
    neighbourOf(
      previousView.columns.get(groupId)?.map(({ id }) => id) ?? [],
      taskId,
      (id) => placeOf(now.columns, id) !== null,
    );
  if (nextTask) return focusCard(nextTask);
  const nextGroup = isGroupThere
    ? groupId
    : neighbourOf(groupIdsOf(previousView), groupId, (id) => groupIdsOf(now).includes(id));
  document.querySelector<HTMLElement>(`[data-stage="${nextGroup}"] :is(a[href], button)`)?.focus();
}

function neighbourOf(ids: readonly number[], removedId: number, isThere: (id: number) => boolean): number | undefined {
  const at = ids.indexOf(removedId);
  return ids.slice(at + 1).find(isThere) ?? ids.slice(0, Math.max(at, 0)).findLast(isThere);
}
