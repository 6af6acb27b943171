"use client";
import { useEffectEvent, useLayoutEffect } from "react";

interface WhenGone {
  /** What is dragged, if anything. */
  id: number | null;
  isThere: boolean;
  enabled: boolean;
}

/** Ends a drag when others remove what is dragged, or the right to move it. */
export function useEndWhenGone({ id, isThere, enabled }: WhenGone, onEnd: (why: "gone" | "refused") => void): void {
  const end = useEffectEvent(onEnd);
  // Before the pointer, which cancels the drag without a word once it may move nothing.
  useLayoutEffect(() => {
    if (id === null) return;
    if (!isThere) end("gone");
    else if (!enabled) end("refused");
  }, [id, isThere, enabled]);
}
