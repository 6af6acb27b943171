"use client";
import { useEffect, useEffectEvent, useState } from "react";

const ASK_EVERY = 2000;

/** Whether the server or its database is unavailable. Polls only then, and calls back once it is available again. */
export function useServerOutage(onReturn: () => void): boolean {
  const [isAway, setAway] = useState(false);
  const onReady = useEffectEvent(onReturn);

  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(wasAway: boolean) {
      const ready = await isReady();
      if (left.signal.aborted) return;
      if (ready && wasAway) onReady();
      if (ready) return;
      setAway(true);
      timer = setTimeout(() => void look(true), ASK_EVERY);
    }
    void look(false);

    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, []);

  return isAway;
}

const isReady = () =>
  fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
