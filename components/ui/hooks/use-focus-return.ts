"use client";
import { useLayoutEffect, useRef } from "react";

/** For a dialog with an address: what gets the focus afterwards, which is the page when nothing had it before; null for what had it. */
export function useFocusReturn(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => (opener.current === document.body ? document.getElementById("content") : null);
}
