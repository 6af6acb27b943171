"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { dropTargetForElements, monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { Point } from "@/components/drag/drop-target";

export interface PointerHandlers {
  move: (point: Point) => void;
  drop: () => void;
  cancel: () => void;
}

interface Input {
  clientX: number;
  clientY: number;
}

/** Native drag and drop, by mouse and pen. */
export function useMouseDrag(board: RefObject<HTMLElement | null>, handlers: PointerHandlers) {
  const move = useEffectEvent(({ clientX, clientY }: Input) => handlers.move({ x: clientX, y: clientY }));
  const drop = useEffectEvent(handlers.drop);
  const cancel = useEffectEvent(handlers.cancel);

  useEffect(() => {
    if (!board.current) return;
    return combine(
      dropTargetForElements({ element: board.current }),
      monitorForElements({
        onDrag: ({ location: { current } }) => move(current.input),
        onDrop({ location: { current } }) {
          if (current.dropTargets.length === 0) return cancel();
          // Moves are throttled to one a frame: the last one may be missing.
          move(current.input);
          drop();
        },
      }),
    );
  }, [board]);
}
