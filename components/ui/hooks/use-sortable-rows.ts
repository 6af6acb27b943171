"use client";
import { type RefObject, useState } from "react";

interface Dragged {
  from: number;
  to: number;
}

/** Puts the rows of a short list into another order, by their grips: mouse, pen and finger drag, arrows move. Places count from 0. */
export function useSortableRows(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const rows = () => [...(list.current?.children ?? [])];

  function drag(y: number) {
    if (!dragged) return;
    const to = rows().filter((row, at) => at !== dragged.from && middleOf(row) < y).length;
    rows()[to]?.scrollIntoView({ block: "nearest" });
    setDragged({ ...dragged, to });
  }

  function drop() {
    setDragged(null);
    if (dragged && dragged.from !== dragged.to) onMove(dragged.from, dragged.to);
  }

  function onKeyDown(event: React.KeyboardEvent, at: number) {
    const to = at + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
    if (event.key === "Escape" && dragged) {
      // The dialog around it stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setDragged(null);
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
        setDragged({ from: at, to: at });
      },
      onPointerMove: (event: React.PointerEvent) => drag(event.clientY),
      onPointerUp: drop,
      onPointerCancel: () => setDragged(null),
      onKeyDown: (event: React.KeyboardEvent) => onKeyDown(event, at),
    }),
    /** How a row shows what is held, and where it would go. */
    dropLineAt: (at: number) => (dragged ? lookOf(at, dragged) : undefined),
  };
}

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

function lookOf(at: number, { from, to }: Dragged): string | undefined {
  if (at === from) return "opacity-50";
  if (at !== to) return undefined;
  return `after:pointer-events-none after:absolute after:inset-x-0 after:h-0.5 after:bg-accent ${to < from ? "after:-top-px" : "after:-bottom-px"}`;
}
