"use client";
import { useEffect } from "react";
import { setFocusTarget } from "@/components/drag/focus";
import { itemIdOf } from "@/components/drag/item-id";
import { rememberFocused } from "@/components/board/drag/tab-stop";

export function useRememberFocus() {
  useEffect(() => {
    const off = new AbortController();
    // Popovers and dialogs give the focus back to the card, which others may have moved out of view by then.
    const note = ({ target }: Event) =>
      target instanceof Element &&
      !target.closest("[role=dialog]") &&
      setFocusTarget(target.matches("[data-opens]") ? idOf(target) : null);
    const focused = ({ target }: Event) =>
      target instanceof Element && target.matches("[data-opens]") && rememberFocused(target);
    document.addEventListener("focusin", note, { signal: off.signal });
    document.addEventListener("focusin", focused, { signal: off.signal });
    document.addEventListener("pointerdown", note, { signal: off.signal });
    return () => off.abort();
  }, []);
}

const idOf = (link: Element): number | null => itemIdOf(link.closest<HTMLElement>("[data-task]")) || null;
