"use client";
import { type RefObject, useState } from "react";

interface Held {
  from: number;
  to: number;
}

/** Puts the rows of a short list into another order, by their grips: mouse, pen and finger drag, arrows move. Places count from 0. */
export function useSorting(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const rows = () => [...(list.current?.children ?? [])];

  function drag(y: number) {
    if (!held) return;
    const to = rows().filter((row, at) => at !== held.from && middleOf(row) < y).length;
    rows()[to]?.scrollIntoView({ block: "nearest" });
    setHeld({ ...held, to });
  }

  function drop() {
    setHeld(null);
    if (held && held.from !== held.to) onMove(held.from, held.to);
  }

  function onKeyDown(event: React.KeyboardEvent, at: number) {
    const to = at + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
    if (event.key === "Escape" && held) {
      // The dialog around it stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setHeld(null);
    }
    if (to === at) return;
    event.preventDefault();
    if (to >= 0 && to < rows().length) onMove(at, to);
  }

  return {
    gripAt: (at: number) => ({
      onPointerDown(event: React.PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ from: at, to: at });
      },
      onPointerMove: (event: React.PointerEvent) => drag(event.clientY),
      onPointerUp: drop,
      onPointerCancel: () => setHeld(null),
      onKeyDown: (event: React.KeyboardEvent) => onKeyDown(event, at),
    }),
    /** How a row shows what is held, and where it would go. */
    lookAt: (at: number) => (held ? lookOf(at, held) : undefined),
  };
}

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

function lookOf(at: number, { from, to }: Held): string | undefined {
  if (at === from) return "opacity-50";
  if (at !== to) return undefined;
  return `after:pointer-events-none after:absolute after:inset-x-0 after:h-0.5 after:bg-accent ${to < from ? "after:-top-px" : "after:-bottom-px"}`;
}
