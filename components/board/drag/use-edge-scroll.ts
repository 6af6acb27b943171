"use client";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { listenOnceLoaded } from "@/components/ui/hooks/listen-once-loaded";
import { useDragged } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";

type EdgeScroll = ReturnType<typeof import("@/components/drag/edge-scroll").newEdgeScroll>;

export function useEdgeScroll(board: RefObject<HTMLElement | null>, onScroll: (point: Point) => void) {
  const draggedKind = useDragged((dragged) => (dragged?.by === "pointer" && !dragged.droppedOn ? dragged.kind : null));
  const scroll = useRef<EdgeScroll>(null);
  // A finger may rest at the edge before the code is loaded.
  const latest = useRef<Point>(null);
  const handleScroll = useEffectEvent(onScroll);

  useEffect(() => {
    const element = board.current;
    if (!draggedKind || !element) return;
    return listenOnceLoaded(
      () => import("@/components/drag/edge-scroll"),
      ({ newEdgeScroll }) => {
        const started = newEdgeScroll(element, (point) => handleScroll(point), draggedKind === "task");
        if (latest.current) started.point(latest.current);
        scroll.current = started;
        return () => {
          started.stop();
          scroll.current = null;
        };
      },
    );
  }, [board, draggedKind]);
  useEffect(() => {
    if (!draggedKind) latest.current = null;
  }, [draggedKind]);
  return (point: Point) => {
    latest.current = point;
    scroll.current?.point(point);
  };
}
