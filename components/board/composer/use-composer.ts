"use client";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

export type ComposerPlace = "start" | "end";

/**
 * Where in a column a new task is being written. The column scrolls to what was added there, until the person scrolls;
 * at the end of a column that is not loaded yet this loads it.
 */
export function useComposer(scroller: React.RefObject<HTMLElement | null>) {
  const [at, setAt] = useState<ComposerPlace | null>(null);
  const followed = useRef<ComposerPlace | null>(null);

  useEffect(() => {
    const column = scroller.current;
    if (!column || !at) return;

    const scroll = () =>
      followed.current && column.scrollTo({ top: followed.current === "end" ? column.scrollHeight : 0 });
    const rest = () => (followed.current = null);
    const observer = new ResizeObserver(scroll);
    for (const content of column.children) observer.observe(content);
    for (const hand of HANDS) column.addEventListener(hand, rest, { passive: true });
    return () => {
      observer.disconnect();
      for (const hand of HANDS) column.removeEventListener(hand, rest);
    };
  }, [scroller, at]);

  function open(place: ComposerPlace) {
    followed.current = place;
    setAt(place);
  }

  /** The button with which it was opened gets the focus back; for who may add no more it is gone. */
  function close() {
    const column = scroller.current?.closest("[data-stage]");
    flushSync(() => setAt(null));
    const next =
      column?.querySelector<HTMLElement>(`[data-new-task="${at}"]`) ??
      column?.querySelector<HTMLElement>("a[href]") ??
      document.getElementById("content");
    next?.focus();
  }

  return { at, open, close, follow: () => (followed.current = at) };
}

const HANDS = ["wheel", "touchmove", "pointerdown"] as const;
