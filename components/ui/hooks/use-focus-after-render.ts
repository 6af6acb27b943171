"use client";
import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to the first of these selectors that is found inside, with what is drawn next: it may not be there yet. */
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
