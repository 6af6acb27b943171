"use client";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { newEdgeScroll } from "@/components/drag/edge-scroll";
import { useDragged } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";

export function useEdgeScroll(board: RefObject<HTMLElement | null>, onScroll: (point: Point) => void) {
  const draggedKind = useDragged((dragged) => (dragged?.by === "pointer" && !dragged.droppedOn ? dragged.kind : null));
  const scroll = useRef<ReturnType<typeof newEdgeScroll>>(null);
  const handleScroll = useEffectEvent(onScroll);

  useEffect(() => {
    if (!draggedKind || !board.current) return;
    const started = newEdgeScroll(board.current, (point) => handleScroll(point), draggedKind === "task");
    scroll.current = started;
    return () => {
      started.stop();
      scroll.current = null;
    };
  }, [board, draggedKind]);
  return (point: Point) => scroll.current?.point(point);
}
