"use client";
import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to a part of the next or previous element before one is removed, or to the fallback. */
export function focusNeighbour(removed: Element | null | undefined, part: string, fallback?: HTMLElement | null): void {
  const neighbours = [removed?.nextElementSibling, removed?.previousElementSibling].map((each) =>
    each?.querySelector<HTMLElement>(part),
  );
  const next = neighbours.find((each) => each) ?? fallback;
  // The pressed element has finished its own focus handling by then.
  requestAnimationFrame(() => next?.focus());
}

/** Focuses a target, which may have been drawn again, when the last row goes with the focus in it. */
export function useFocusWhenEmptied(isEmpty: boolean, target: RefObject<HTMLElement | null>): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) target.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty, target]);
}
