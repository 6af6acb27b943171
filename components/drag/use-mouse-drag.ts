"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { withNativeDrag } from "@/components/drag/native-drag";
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
    const element = board.current;
    if (!element) return;
    return withNativeDrag(({ combine, dropTargetForElements, monitorForElements }) =>
      combine(
        dropTargetForElements({ element }),
        monitorForElements({
          onDrag: ({ location: { current } }) => move(current.input),
          onDrop({ location: { current } }) {
            if (current.dropTargets.length === 0) return cancel();
            // Moves are throttled to one a frame: the last one may be missing.
            move(current.input);
            drop();
          },
        }),
      ),
    );
  }, [board]);
}
