import { PICKED_UP_ROW_STYLE, PICKED_UP_STYLE } from "@/components/drag/grasped";
import type { Point } from "@/components/drag/drop-target";

const MARGIN = 24;
const HIGHEST = 480;

export interface DragPreview {
  element: HTMLElement;
  /** From the corner of the preview to the pointer. */
  pointerOffset: Point;
}

export function dragPreviewOf(source: HTMLElement, { x, y }: Point): DragPreview {
  const { left, top, width, height } = source.getBoundingClientRect();
  const clone = source.cloneNode(true) as HTMLElement;
  for (const named of clone.querySelectorAll("[id]")) named.removeAttribute("id");
  const style = source.dataset.row ? PICKED_UP_ROW_STYLE : PICKED_UP_STYLE;
  clone.classList.add(...style.split(" "), "overflow-hidden");
  Object.assign(clone.style, { width: `${width}px`, height: `${Math.min(height, HIGHEST)}px` });

  const element = document.createElement("div");
  element.setAttribute("aria-hidden", "true");
  element.style.padding = `${MARGIN}px`;
  element.append(clone);
  return { element, pointerOffset: { x: x - left + MARGIN, y: y - top + MARGIN } };
}
