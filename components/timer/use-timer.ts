"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type ShownTimer, timers } from "@/components/timer/timer-store";

/** Null until the page knows it. */
export const useTimer = (): ShownTimer | null => useSyncExternalStore(timers.subscribe, timers.current, () => null);

export interface Elapsed {
  seconds: number;
  /** Whether to ask if it should still run. */
  isAsking: boolean;
}

/** Counts on from what the server has counted, second by second. */
export function useElapsed({ timer, at, asksIn }: ShownTimer): Elapsed {
  const [now, setNow] = useState(at);
  const isRunning = timer?.is_running === true;
  useEffect(() => {
    if (!isRunning) return;
    const tick = setTimeout(() => setNow(Date.now()), 1000 - ((Date.now() - at) % 1000));
    return () => clearTimeout(tick);
  }, [isRunning, at, now]);

  const since = isRunning ? Math.max(0, now - at) / 1000 : 0;
  return {
    seconds: (timer?.seconds ?? 0) + Math.floor(since),
    isAsking: isRunning && asksIn !== null && since >= asksIn,
  };
}
