"use client";
import { useEffect, useEffectEvent, useState } from "react";

const POLL_INTERVAL = 2000;

/** Whether the server or its database is unavailable. Polls only then, and calls back once it is available again. */
export function useServerOutage(onReturn: () => void): boolean {
  const [isAway, setAway] = useState(false);
  const onReady = useEffectEvent(onReturn);

  useEffect(() => {
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll(wasAway: boolean) {
      const ready = await isReady();
      if (unmounted.signal.aborted) return;
      if (ready && wasAway) onReady();
      if (ready) return;
      setAway(true);
      timer = setTimeout(() => void poll(true), POLL_INTERVAL);
    }
    void poll(false);

    return () => {
      unmounted.abort();
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
