"use client";
import { type RefObject, useCallback, useEffect } from "react";

const NAME = "myTasksTop";
/** Until rows have their sizes, and the virtualizer no longer scrolls to the top. */
const FRAMES = 10;

/** Going back in history leads to where the list was scrolled. @returns a function to call before the screen is left */
export function useKeptScroll(container: RefObject<HTMLElement | null>, isReady: boolean): () => void {
  useEffect(() => {
    const top = topIn(history.state);
    if (isReady && top > 0) scrollTo(container, top, FRAMES);
  }, [container, isReady]);

  return useCallback(() => {
    const top = scrollerIn(container)?.scrollTop ?? 0;
    history.replaceState({ ...history.state, [NAME]: top }, "");
  }, [container]);
}

const topIn = (state: unknown): number =>
  typeof state === "object" && state !== null && NAME in state ? Number(state[NAME]) : 0;

const scrollerIn = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLElement>("[data-scroller]") ?? null;

function scrollTo(container: RefObject<HTMLElement | null>, top: number, frames: number) {
  const scroller = scrollerIn(container);
  if (scroller && scroller.scrollTop !== top) scroller.scrollTop = top;
  if (frames > 0) requestAnimationFrame(() => scrollTo(container, top, frames - 1));
}
