"use client";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

export type ComposerPlace = "start" | "end";

/** Scrolls the column to the new card until the person scrolls. At the end of a partly loaded column this loads it. */
export function useComposer(scroller: React.RefObject<HTMLElement | null>) {
  const [at, setAt] = useState<ComposerPlace | null>(null);
  const followed = useRef<ComposerPlace | null>(null);

  useEffect(() => {
    if (scroller.current && at) return followGrowth(scroller.current, followed);
  }, [scroller, at]);

  function open(place: ComposerPlace) {
    followed.current = place;
    setAt(place);
  }

  /** The focus returns to the button that opened it, which is gone if the person may no longer add tasks. */
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

function followGrowth(column: HTMLElement, followed: React.RefObject<ComposerPlace | null>) {
  const scroll = () =>
    followed.current && column.scrollTo({ top: followed.current === "end" ? column.scrollHeight : 0 });
  const stopFollowing = () => (followed.current = null);
  const observer = new ResizeObserver(scroll);
  for (const content of column.children) observer.observe(content);
  for (const event of SCROLL_EVENTS) column.addEventListener(event, stopFollowing, { passive: true });
  return () => {
    observer.disconnect();
    for (const event of SCROLL_EVENTS) column.removeEventListener(event, stopFollowing);
  };
}

const SCROLL_EVENTS = ["wheel", "touchmove", "pointerdown"] as const;
