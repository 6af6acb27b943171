"use client";
import { useEffect, useEffectEvent } from "react";
import { type Lifted, useLifted } from "@/components/board/timeline/drag/lifted";
import type { Lifting } from "@/components/board/timeline/drag/use-lifting";
import type { Bar, BarPart } from "@/components/board/timeline/geometry/bar";
import { stepForKey } from "@/components/drag/arrow-keys";

/** While keys move a bar, all keys belong to it; leaving puts it back. */
export function useLiftedKeys(lifting: Lifting, reveal: (bar: Bar) => void): void {
  const isLifted = isByKeys(useLifted());
  const receive = useEffectEvent((event: KeyboardEvent) => onKey(event, lifting, reveal));
  const leave = useEffectEvent(() => lifting.cancel());

  useEffect(() => {
    if (!isLifted) return;
    const off = new AbortController();
    window.addEventListener("keydown", (event) => receive(event), { signal: off.signal, capture: true });
    window.addEventListener("pointerdown", () => leave(), { signal: off.signal, capture: true });
    return () => off.abort();
  }, [isLifted]);
}

const isByKeys = (lifted: Lifted | null): boolean => lifted?.by === "keys" && !lifted.droppedOn;

function onKey(event: KeyboardEvent, lifting: Lifting, reveal: (bar: Bar) => void) {
  if (event.ctrlKey || event.metaKey || ["Shift", "Alt"].includes(event.key)) return;
  event.stopPropagation();
  if (event.key === "Tab") return lifting.cancel();
  event.preventDefault();
  const step = stepForKey(event);
  if (step === "next" || step === "previous") {
    const bar = lifting.moveByUnits(partOf(event), step === "next" ? 1 : -1);
    if (bar) reveal(bar);
  } else if (event.key === "Escape") lifting.cancel();
  else if ([" ", "Enter"].includes(event.key) && !event.repeat) lifting.drop();
}

function partOf({ shiftKey, altKey }: KeyboardEvent): BarPart {
  if (shiftKey) return "end";
  return altKey ? "start" : "whole";
}
