"use client";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { newEdgeScroll } from "@/components/drag/edge-scroll";
import { useDragged } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";

/** While a pointer carries something; takes where the pointer is. */
export function useEdgeScroll(board: RefObject<HTMLElement | null>, onScroll: (point: Point) => void) {
  const carried = useDragged((dragged) => (dragged?.by === "pointer" && !dragged.droppedOn ? dragged.kind : null));
  const scroll = useRef<ReturnType<typeof newEdgeScroll>>(null);
  const scrolled = useEffectEvent(onScroll);

  useEffect(() => {
    if (!carried || !board.current) return;
    const begun = newEdgeScroll(board.current, (point) => scrolled(point), carried === "task");
    scroll.current = begun;
    return () => {
      begun.stop();
      scroll.current = null;
    };
  }, [board, carried]);
  return (point: Point) => scroll.current?.point(point);
}
