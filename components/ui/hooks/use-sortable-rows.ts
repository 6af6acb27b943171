"use client";
import { type RefObject, useState } from "react";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

interface Dragged {
  from: number;
  to: number;
}

/** Reorders the rows of a short list by their grips, with pointer or arrow keys. Indexes count from 0. */
export function useSortableRows(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const rows = () => [...(list.current?.children ?? [])];

  function drag({ clientY: y }: React.PointerEvent) {
    if (!dragged) return;
    const to = rows().filter((row, at) => at !== dragged.from && middleOf(row) < y).length;
    rows()[to]?.scrollIntoView({ block: "nearest" });
    setDragged({ ...dragged, to });
  }

  function drop() {
    setDragged(null);
    if (dragged && dragged.from !== dragged.to) onMove(dragged.from, dragged.to);
  }

  function moveByKey(event: React.KeyboardEvent, at: number) {
    if (event.key === "Escape" && dragged) stopKeyEvent(event);
    if (event.key === "Escape") setDragged(null);
    const to = at + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
    if (to === at) return;
    event.preventDefault();
    if (to >= 0 && to < rows().length) onMove(at, to);
  }

  const gripAt = (at: number) => ({
    onPointerDown: (event: React.PointerEvent) => isGrabbed(event) && setDragged({ from: at, to: at }),
    onPointerMove: drag,
    onPointerUp: drop,
    onPointerCancel: () => setDragged(null),
    onKeyDown: (event: React.KeyboardEvent) => moveByKey(event, at),
  });
  return { gripAt, dropLineAt: (at: number) => (dragged ? dropLineOf(at, dragged) : undefined) };
}

function isGrabbed({ button, currentTarget, pointerId }: React.PointerEvent): boolean {
  if (button === 0) currentTarget.setPointerCapture(pointerId);
  return button === 0;
}

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

function dropLineOf(at: number, { from, to }: Dragged): string | undefined {
  if (at === from) return "opacity-50";
  if (at !== to) return undefined;
  return `after:pointer-events-none after:absolute after:inset-x-0 after:h-0.5 after:bg-accent ${to < from ? "after:-top-px" : "after:-bottom-px"}`;
}
