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
  const followedEnd = useRef<ComposerPlace | null>(null);

  useEffect(() => {
    const column = scroller.current;
    if (!column || !at) return;

    const scroll = () =>
      followedEnd.current && column.scrollTo({ top: followedEnd.current === "end" ? column.scrollHeight : 0 });
    const stopFollowing = () => (followedEnd.current = null);
    const observer = new ResizeObserver(scroll);
    for (const content of column.children) observer.observe(content);
    for (const event of SCROLL_EVENTS) column.addEventListener(event, stopFollowing, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of SCROLL_EVENTS) column.removeEventListener(event, stopFollowing);
    };
  }, [scroller, at]);

  function open(place: ComposerPlace) {
    followedEnd.current = place;
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

  return { at, open, close, follow: () => (followedEnd.current = at) };
}

const SCROLL_EVENTS = ["wheel", "touchmove", "pointerdown"] as const;
