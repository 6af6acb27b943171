import { TILTED } from "@/components/drag/grasped";
import type { Point } from "@/components/drag/drop-target";

/** Room for the tilt and the shadow. */
const MARGIN = 24;
const HIGHEST = 480;

export interface Copy {
  element: HTMLElement;
  /** From the copy's corner to the pointer. */
  grip: Point;
}

/** What is seen in the hand: the card or the column, tilted and with a shadow. */
export function copyOf(source: HTMLElement, { x, y }: Point): Copy {
  const { left, top, width, height } = source.getBoundingClientRect();
  const picture = source.cloneNode(true) as HTMLElement;
  for (const named of picture.querySelectorAll("[id]")) named.removeAttribute("id");
  picture.classList.add(...TILTED.split(" "), "overflow-hidden");
  Object.assign(picture.style, { width: `${width}px`, height: `${Math.min(height, HIGHEST)}px` });

  const element = document.createElement("div");
  element.setAttribute("aria-hidden", "true");
  element.style.padding = `${MARGIN}px`;
  element.append(picture);
  return { element, grip: { x: x - left + MARGIN, y: y - top + MARGIN } };
}
