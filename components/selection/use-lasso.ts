"use client";
import { type RefObject, useEffect } from "react";
import { listenOnceLoaded } from "@/components/ui/hooks/listen-once-loaded";

/** Dragging the mouse over the empty part of a column, or with the Shift key anywhere, selects the cards it touches. */
export function useLasso(board: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    const element = board.current;
    if (!element || !enabled) return;
    return listenOnceLoaded(
      () => import("@/components/selection/lasso"),
      ({ listenForLasso }) => listenForLasso(element),
    );
  }, [board, enabled]);
}
