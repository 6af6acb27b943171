import { flushSync } from "react-dom";

/** In pixels: the gap between children, and the room of “+n”. */
const [GAP, MORE] = [4, 28];

/** Classes of a line until it is measured. */
export const UNMEASURED = "flex-wrap overflow-hidden";
/** How many labels are hidden. Its width is `MORE`. */
export const countStyle = "w-7 shrink-0 ps-1 text-xs font-medium text-gray-11 tabular-nums";

/** @returns how many visible children of a wrapping line stand in its first row, with room for “+n” if others do not; at least one */
export function fitInLine(line: HTMLElement): number {
  const visible = line.querySelectorAll(":scope > :not(.sr-only)");
  const boxes = [...visible].map((child) => child.getBoundingClientRect());
  const inRow = boxes.filter(({ top }) => top === boxes[0]?.top);
  if (inRow.length === boxes.length) return boxes.length;

  const { left, right, width } = line.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(line).direction === "rtl";
  const endOf = (box: DOMRect) => (isRightToLeft ? right - box.left : box.right - left);
  return Math.max(1, inRow.filter((box) => endOf(box) + GAP + MORE <= width).length);
}

interface Line {
  /** Draws all children, wrapping. */
  unfold: () => void;
  measure: () => number;
  fold: (fit: number) => void;
}

const lines = new Map<Element, Line>();
let observer: ResizeObserver | undefined;

/**
 * Measures a line before it is painted first, and again when its width changes. All lines of a frame are measured
 * together: the browser has laid them out anyway, and nothing is written between two measurements.
 *
 * @returns a function that stops watching
 */
export function watchLine(element: Element, line: Line): () => void {
  observer ??= new ResizeObserver(measureAll);
  lines.set(element, line);
  observer.observe(element);
  return () => {
    lines.delete(element);
    observer?.unobserve(element);
  };
}

function measureAll(entries: readonly ResizeObserverEntry[]) {
  const resized = entries.flatMap(({ target, contentRect }) =>
    contentRect.width > 0 ? (lines.get(target) ?? []) : [],
  );
  flushSync(() => resized.forEach((line) => line.unfold()));
  const fits = resized.map((line) => ({ line, fit: line.measure() }));
  flushSync(() => fits.forEach(({ line, fit }) => line.fold(fit)));
}
