"use client";
import { useEffect, useEffectEvent } from "react";

/** Loads what opening a card needs as soon as one is pointed at or has the focus. */
export function usePreload(load: () => Promise<unknown>) {
  const preload = useEffectEvent(load);
  useEffect(() => {
    const events = ["pointerover", "focusin"];
    const stop = () => events.forEach((name) => document.removeEventListener(name, receive));
    function receive({ target }: Event) {
      if (!(target instanceof Element) || !target.closest("[data-task]")) return;
      stop();
      // What fails now is loaded again when it is needed, and told then.
      preload().catch(console.error);
    }
    for (const name of events) document.addEventListener(name, receive, { passive: true });
    return stop;
  }, []);
}
