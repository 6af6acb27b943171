"use client";
import { useEffect } from "react";
import { want } from "@/components/drag/focus";
import { noteFocused } from "@/components/board/drag/tab-stop";

/** Remembers which card has the focus, until something else is focused or pressed. */
export function useFocusKeeping() {
  useEffect(() => {
    const off = new AbortController();
    const note = ({ target }: Event) =>
      want(target instanceof Element && target.matches("[data-opens]") ? idOf(target) : null);
    const focused = ({ target }: Event) =>
      target instanceof Element && target.matches("[data-opens]") && noteFocused(target);
    document.addEventListener("focusin", note, { signal: off.signal });
    document.addEventListener("focusin", focused, { signal: off.signal });
    document.addEventListener("pointerdown", note, { signal: off.signal });
    return () => off.abort();
  }, []);
}

const idOf = (link: Element): number | null => Number(link.closest<HTMLElement>("[data-task]")?.dataset.task) || null;
