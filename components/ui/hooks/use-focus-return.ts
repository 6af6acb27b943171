"use client";
import { useLayoutEffect, useRef } from "react";

/**
 * For a dialog with a URL. @returns the focus target after closing: the page if nothing had the focus, null for the
 * default
 */
export function useFocusReturn(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => (opener.current === document.body ? document.getElementById("content") : null);
}
