import { dragPreviewOf } from "@/components/drag/drag-preview";
import type { Point } from "@/components/drag/drop-target";

export function showFloatingPreview(source: HTMLElement, start: Point) {
  const { element, pointerOffset } = dragPreviewOf(source, start);
  const moveTo = ({ x, y }: Point) =>
    void (element.style.translate = `${x - pointerOffset.x}px ${y - pointerOffset.y}px`);
  Object.assign(element.style, { position: "fixed", inset: "0 auto auto 0", zIndex: "60", pointerEvents: "none" });
  document.body.append(element);
  moveTo(start);
  return { moveTo, remove: () => element.remove() };
}
