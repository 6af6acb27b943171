"use client";
import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first of the selectors that matches after the next render, when the element exists. */
export function useFocusAfterRender(inside: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current
      .map((selector) => inside.current?.querySelector<HTMLElement>(selector))
      .find((each) => each);
    if (wanted.current.length > 0) found?.focus();
    wanted.current = [];
  });
  return (...selectors: string[]) => void (wanted.current = selectors);
}
