"use client";
import { useEffect, useEffectEvent } from "react";
import type { Step } from "@/components/drag/place";
import { stepForKey } from "@/components/drag/arrow-keys";

interface DragKeys {
  isDragged: boolean;
  onMove: (step: Step) => void;
  onPutDown: (isDropped: boolean) => void;
}

/** During a keyboard drag all keys belong to it; leaving cancels it. */
export function useDragKeys({ isDragged, onMove, onPutDown }: DragKeys) {
  const move = useEffectEvent(onMove);
  const putDown = useEffectEvent(onPutDown);

  useEffect(() => {
    if (!isDragged) return;
    const off = new AbortController();
    window.addEventListener("keydown", receive, { signal: off.signal, capture: true });
    window.addEventListener("pointerdown", () => putDown(false), { signal: off.signal, capture: true });
    return () => off.abort();

    function receive(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
      const step = stepForKey(event);
      event.stopPropagation();
      if (event.key === "Tab") return putDown(false);
      event.preventDefault();
      if (step) move(step);
      else if (event.key === "Escape") putDown(false);
      else if ([" ", "Enter"].includes(event.key) && !event.repeat) putDown(true);
    }
  }, [isDragged]);
}
