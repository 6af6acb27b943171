"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { watchBoard } from "@/components/live/watch";
import type { LiveState } from "@/components/live/messages";
import type { DragMessage, LiveChange } from "@/lib/live/changes";

export type { LiveState } from "@/components/live/messages";
export type { DragMessage, LiveChange } from "@/lib/live/changes";

export interface LiveHandlers {
  onChange: (change: LiveChange) => void;
  /** Somebody drags a card, or no longer. */
  onDrag: (drag: DragMessage["drag"]) => void;
  /** The stream is open (again): anything may have been missed. */
  onOpen: () => void;
  /** The person may no longer see this board. */
  onEnded: () => void;
}

/** "lost" after the stream broke, until it is open again. */
export function useLive(boardId: number, handlers: LiveHandlers): LiveState {
  const [state, setState] = useState<LiveState>("connecting");
  const onChange = useEffectEvent(handlers.onChange);
  const onDrag = useEffectEvent(handlers.onDrag);
  const onOpen = useEffectEvent(handlers.onOpen);
  const onEnded = useEffectEvent(handlers.onEnded);

  useEffect(
    () =>
      watchBoard(boardId, {
        onChange: (change) => onChange(change),
        onDrag: (drag) => onDrag(drag),
        onOpen: () => onOpen(),
        onEnded: () => onEnded(),
        onState: setState,
      }),
    [boardId],
  );
  return state;
}
