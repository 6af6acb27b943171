"use client";
import { type Lifted, useLifted } from "@/components/board/timeline/drag/lifted";
import type { Lifting } from "@/components/board/timeline/drag/use-lifting";
import type { Bar, BarPart } from "@/components/board/timeline/geometry/bar";
import { stepForKey } from "@/components/drag/arrow-keys";
import { useDragKeys } from "@/components/drag/use-drag-keys";

/** While keys move a bar, all keys belong to it; leaving puts it back. */
export function useLiftedKeys(lifting: Lifting, reveal: (bar: Bar) => void): void {
  useDragKeys({
    isDragged: isByKeys(useLifted()),
    takesAlt: true,
    stepOf: barStepOf,
    onMove({ part, by }) {
      const bar = lifting.moveByUnits(part, by);
      if (bar) reveal(bar);
    },
    onPutDown: (isDropped) => (isDropped ? lifting.drop() : lifting.cancel()),
  });
}

const isByKeys = (lifted: Lifted | null): boolean => lifted?.by === "keys" && !lifted.droppedOn;

function barStepOf(event: KeyboardEvent): { part: BarPart; by: 1 | -1 } | null {
  const step = stepForKey(event);
  if (step !== "next" && step !== "previous") return null;
  return { part: partOf(event), by: step === "next" ? 1 : -1 };
}

function partOf({ shiftKey, altKey }: KeyboardEvent): BarPart {
  if (shiftKey) return "end";
  return altKey ? "start" : "whole";
}
