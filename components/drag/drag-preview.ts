import { PICKED_UP_STYLE } from "@/components/drag/grasped";
import type { Point } from "@/components/drag/drop-target";

/** Room for the tilt and the shadow. */
const MARGIN = 24;
const HIGHEST = 480;

export interface DragPreview {
  element: HTMLElement;
  /** From the copy's corner to the pointer. */
  pointerOffset: Point;
}

/** What is seen in the hand: the card or the column, tilted and with a shadow. */
export function dragPreviewOf(source: HTMLElement, { x, y }: Point): DragPreview {
  const { left, top, width, height } = source.getBoundingClientRect();
  const clone = source.cloneNode(true) as HTMLElement;
  for (const named of clone.querySelectorAll("[id]")) named.removeAttribute("id");
  clone.classList.add(...PICKED_UP_STYLE.split(" "), "overflow-hidden");
  Object.assign(clone.style, { width: `${width}px`, height: `${Math.min(height, HIGHEST)}px` });

  const element = document.createElement("div");
  element.setAttribute("aria-hidden", "true");
  element.style.padding = `${MARGIN}px`;
  element.append(clone);
  return { element, pointerOffset: { x: x - left + MARGIN, y: y - top + MARGIN } };
}
