"use client";
import { type RefObject, useEffect } from "react";
import { dragPreviewOf } from "@/components/drag/drag-preview";
import { type Dragged, startPointerDrag } from "@/components/drag/dragged";
import { withNativeDrag } from "@/components/drag/native-drag";
import { isTouching } from "@/components/drag/touching";

interface DraggableOptions {
  kind: Dragged["kind"];
  id: number;
  handle: RefObject<HTMLElement | null>;
  /** Shown as the drag preview, if more than the handle. */
  source?: RefObject<HTMLElement | null>;
  enabled: boolean;
}

export function useDraggable({ kind, id, handle, source = handle, enabled }: DraggableOptions) {
  useEffect(() => {
    const element = handle.current;
    if (!enabled || !element) return;
    return withNativeDrag(({ draggable, setCustomNativeDragPreview }) =>
      draggable({
        element,
        canDrag: () => !isTouching() && !isTyping(element),
        onGenerateDragPreview: ({ nativeSetDragImage, location: { current } }) => {
          const preview = dragPreviewOf(source.current ?? element, {
            x: current.input.clientX,
            y: current.input.clientY,
          });
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: () => preview.pointerOffset,
            render: ({ container }) => container.append(preview.element),
          });
        },
        onDragStart: () => startPointerDrag(kind, id),
      }),
    );
  }, [kind, id, handle, source, enabled]);
}

/** Dragging over text that is edited in a header selects it. */
const isTyping = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) && document.activeElement?.matches("input, textarea") === true;
