"use client";
import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first of the selectors that matches after the next render, when the element exists. */
export function useFocusAfterRender(inside: RefObject<HTMLElement | null>) {
  const pending = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = pending.current
      .map((selector) => inside.current?.querySelector<HTMLElement>(selector))
      .find((each) => each);
    if (pending.current.length > 0) found?.focus();
    pending.current = [];
  });
  return (...selectors: string[]) => void (pending.current = selectors);
}
