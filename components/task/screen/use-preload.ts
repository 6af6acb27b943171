"use client";
import { useEffect, useEffectEvent } from "react";

/** Loads what opening a card needs at the first hover or focus of a card. */
export function usePreload(load: () => Promise<unknown>) {
  const preload = useEffectEvent(load);
  useEffect(() => {
    const events = ["pointerover", "focusin"];
    const stop = () => events.forEach((name) => document.removeEventListener(name, onTarget));
    function onTarget({ target }: Event) {
      if (!(target instanceof Element) || !target.closest("[data-task]")) return;
      stop();
      // It is loaded again, and a failure shown, when it is needed.
      preload().catch(console.error);
    }
    for (const name of events) document.addEventListener(name, onTarget, { passive: true });
    return stop;
  }, []);
}
