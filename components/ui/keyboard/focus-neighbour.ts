"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * The focus goes to a part of a neighbour before something leaves its list: the next one's, else the one's before, else to
 * what is given.
 */
export function focusNeighbour(
  leaving: Element | null | undefined,
  part: string,
  otherwise?: HTMLElement | null,
): void {
  const beside = [leaving?.nextElementSibling, leaving?.previousElementSibling].map((each) =>
    each?.querySelector<HTMLElement>(part),
  );
  const next = beside.find((each) => each) ?? otherwise;
  // What the person pressed has had its say about the focus by then.
  requestAnimationFrame(() => next?.focus());
}

/** Who was in the last thing of a list when it went is led to this, which may be drawn anew then. */
export function useFocusWhenEmptied(isEmpty: boolean, target: RefObject<HTMLElement | null>): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) target.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty, target]);
}
