"use client";
import { type RefObject, useEffect } from "react";
import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import { copyOf } from "@/components/drag/drag-preview";
import { type Dragged, lift } from "@/components/drag/dragged";
import { isTouching } from "@/components/drag/use-touch-drag";

interface Draggable {
  kind: Dragged["kind"];
  id: number;
  /** What takes the mouse. */
  handle: RefObject<HTMLElement | null>;
  /** What is seen in the hand, if more than the handle. */
  whole?: RefObject<HTMLElement | null>;
  enabled: boolean;
}

/** Lets the mouse lift it. */
export function useDraggable({ kind, id, handle, whole = handle, enabled }: Draggable) {
  useEffect(() => {
    const element = handle.current;
    if (!enabled || !element) return;
    return draggable({
      element,
      canDrag: () => !isTouching() && !isTyping(element),
      onGenerateDragPreview: ({ nativeSetDragImage, location: { current } }) => {
        const copy = copyOf(whole.current ?? element, { x: current.input.clientX, y: current.input.clientY });
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => copy.grip,
          render: ({ container }) => container.append(copy.element),
        });
      },
      onDragStart: () => lift(kind, id),
    });
  }, [kind, id, handle, whole, enabled]);
}

/** Text that is edited in a header is marked by dragging over it. */
const isTyping = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) && document.activeElement?.matches("input, textarea") === true;
