"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A page is discarded when the entries before it have changed meanwhile. */
export type Outcome = "loaded" | "discarded" | "failed";

/** Milliseconds, as all below. A loaded page has been drawn by then. */
const DRAW_DELAY = 100;
const PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Loads more while it is needed: again when a page was discarded or the cursor did not move, and after a failure with
 * a growing pause or when the network is back.
 */
export function useLoadMore(isNeeded: boolean, cursor: number | undefined, load: () => Promise<Outcome>): void {
  const failures = useRef(0);
  const [again, setAgain] = useState(0);
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (!isNeeded) return;

    let isCancelled = false;
    let drawTimer: ReturnType<typeof setTimeout> | undefined;
    const loadAgain = () => setAgain((times) => times + 1);
    const run = async () => {
      const outcome = await loadNow();
      if (outcome !== "failed") failures.current = 0;
      if (isCancelled) return;
      if (outcome === "failed") failures.current += 1;
      if (outcome === "loaded") drawTimer = setTimeout(loadAgain, DRAW_DELAY);
      else loadAgain();
    };
    const cancel = afterPause(failures.current, () => void run());
    return () => {
      isCancelled = true;
      clearTimeout(drawTimer);
      cancel();
    };
  }, [isNeeded, cursor, again]);
}

function afterPause(failures: number, then: () => void): () => void {
  if (failures === 0) {
    then();
    return () => undefined;
  }
  const timer = setTimeout(atOnce, Math.min(LONGEST_PAUSE, PAUSE * 2 ** (failures - 1)));
  window.addEventListener("online", atOnce);

  function cancel() {
    clearTimeout(timer);
    window.removeEventListener("online", atOnce);
  }
  function atOnce() {
    cancel();
    then();
  }
  return cancel;
}
