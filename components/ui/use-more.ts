"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A page is discarded when what it was to go on from has changed while it was on its way. */
export type Outcome = "came" | "discarded" | "failed";

const PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Loads more as long as it is needed: again when a page was discarded, and after a failure a while later or as soon as the network is back. */
export function useMore(isNeeded: boolean, cursor: number | undefined, load: () => Promise<Outcome>): void {
  const failures = useRef(0);
  const [again, setAgain] = useState(0);
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (!isNeeded) return;

    let isOver = false;
    const ask = async () => {
      const outcome = await loadNow();
      if (outcome !== "failed") failures.current = 0;
      else if (!isOver) failures.current += 1;
      if (outcome !== "came" && !isOver) setAgain((times) => times + 1);
    };
    const cancel = afterPause(failures.current, () => void ask());
    return () => {
      isOver = true;
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
