"use client";
import { useEffect, useEffectEvent } from "react";

interface DragKeys<Step> {
  isDragged: boolean;
  /** Null for a key that moves nothing. */
  stepOf: (event: KeyboardEvent) => Step | null;
  onMove: (step: Step) => void;
  onPutDown: (isDropped: boolean) => void;
  /** Whether steps may have the Alt key. */
  takesAlt?: boolean;
}

/** During a keyboard drag all keys belong to it; leaving cancels it. */
export function useDragKeys<Step>({ isDragged, stepOf, onMove, onPutDown, takesAlt = false }: DragKeys<Step>): void {
  const find = useEffectEvent(stepOf);
  const move = useEffectEvent(onMove);
  const putDown = useEffectEvent(onPutDown);

  useEffect(() => {
    if (!isDragged) return;
    const off = new AbortController();
    window.addEventListener("keydown", receive, { signal: off.signal, capture: true });
    window.addEventListener("pointerdown", () => putDown(false), { signal: off.signal, capture: true });
    return () => off.abort();

    function receive(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || (event.altKey && !takesAlt) || MODIFIERS.includes(event.key)) return;
      event.stopPropagation();
      if (event.key === "Tab") return putDown(false);
      event.preventDefault();
      const step = find(event);
      if (step !== null) move(step);
      else if (event.key === "Escape") putDown(false);
      else if ([" ", "Enter"].includes(event.key) && !event.repeat) putDown(true);
    }
  }, [isDragged, takesAlt]);
}

const MODIFIERS: readonly string[] = ["Shift", "Alt"];
