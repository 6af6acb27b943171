"use client";
import { useEffect, useEffectEvent } from "react";

let typed = "";

/** What was typed while a dialog was loading; empty the next time. */
export function takeTyped(): string {
  const text = typed;
  typed = "";
  return text;
}

/** Gives a field that has just appeared what was typed before. */
export function useTypedAhead(onTyped: (text: string) => void) {
  const handle = useEffectEvent(onTyped);
  useEffect(() => {
    const text = takeTyped();
    if (text) handle(text);
  }, []);
}

/** Keys that would act on the page below. */
const ACTS: ReadonlySet<string> = new Set([
  ...["Enter", "Delete", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"],
]);

/** In place of a dialog whose code is loading: keys are kept for its field and do nothing on the page. */
export function TypedAhead({ onCancel }: { onCancel: () => void }) {
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    typed = "";
    function keep(event: KeyboardEvent) {
      const { key } = event;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === "Escape") cancel();
      else if (key === "Backspace") typed = typed.slice(0, -1);
      else if ([...key].length === 1) typed += key;
      else if (!ACTS.has(key)) return;

      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener("keydown", keep, true);
    return () => document.removeEventListener("keydown", keep, true);
  }, []);
  return null;
}
