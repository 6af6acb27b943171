"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { PointerHandlers } from "@/components/drag/use-mouse-drag";
import { listenOnceLoaded } from "@/components/ui/hooks/listen-once-loaded";

export function useTouchDrag(board: RefObject<HTMLElement | null>, enabled: boolean, handlers: PointerHandlers) {
  const move = useEffectEvent(handlers.move);
  const drop = useEffectEvent(handlers.drop);
  const cancel = useEffectEvent(handlers.cancel);

  useEffect(() => {
    const element = board.current;
    if (!enabled || !element) return;
    return listenOnceLoaded(
      () => import("@/components/drag/long-presses"),
      ({ LongPresses }) =>
        new LongPresses(element, {
          move: (point) => move(point),
          drop: () => drop(),
          cancel: () => cancel(),
        }).listen(),
    );
  }, [board, enabled]);
}
