"use client";
import { type RefObject, useEffect } from "react";
import { listenOnceLoaded } from "@/components/ui/hooks/listen-once-loaded";

/** Dragging the empty background scrolls the board. Touch scrolls natively. */
export function usePan(board: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    return listenOnceLoaded(
      () => import("@/components/drag/pan"),
      ({ listenForPan }) => listenForPan(element),
    );
  }, [board]);
}
