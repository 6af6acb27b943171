"use client";
import { useEffect, useEffectEvent } from "react";
import { stepForKey } from "@/components/drag/arrow-keys";

export interface LiftStep {
  unit: "day" | "week" | "month";
  by: 1 | -1;
  /** Only the due date. */
  resizes: boolean;
}

interface LiftKeys {
  isLifted: boolean;
  onStep: (step: LiftStep) => void;
  onPutDown: (isDropped: boolean) => void;
}

/** While a task is picked up by the keyboard all keys belong to it; leaving cancels it. */
export function useLiftKeys({ isLifted, onStep, onPutDown }: LiftKeys): void {
  const step = useEffectEvent(onStep);
  const putDown = useEffectEvent(onPutDown);

  useEffect(() => {
    if (!isLifted) return;
    const off = new AbortController();
    window.addEventListener("keydown", receive, { signal: off.signal, capture: true });
    window.addEventListener("pointerdown", () => putDown(false), { signal: off.signal, capture: true });
    return () => off.abort();

    function receive(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
      event.stopPropagation();
      if (event.key === "Tab") return putDown(false);
      event.preventDefault();
      const found = stepOf(event);
      if (found) step(found);
      else if (event.key === "Escape") putDown(false);
      else if ([" ", "Enter"].includes(event.key) && !event.repeat) putDown(true);
    }
  }, [isLifted]);
}

function stepOf(event: KeyboardEvent): LiftStep | null {
  const resizes = event.shiftKey;
  if (event.key === "PageUp" || event.key === "PageDown")
    return { unit: "month", by: event.key === "PageUp" ? -1 : 1, resizes };
  switch (stepForKey(event)) {
    case "up":
      return { unit: "week", by: -1, resizes };
    case "down":
      return { unit: "week", by: 1, resizes };
    case "previous":
      return { unit: "day", by: -1, resizes };
    case "next":
      return { unit: "day", by: 1, resizes };
    default:
      return null;
  }
}
