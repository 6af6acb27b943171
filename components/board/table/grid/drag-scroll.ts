import type { Point } from "@/components/drag/drop-target";
import { eachFrame } from "@/components/drag/each-frame";

/** Pixels a second, for each pixel between the pointer and the cells. */
const SPEED = 12;
const MAX_SPEED = 2_400;

/** Scrolls the table while the pointer is beyond its cells. `onScroll` gets the point of the nearest cell. */
export function newDragScroll(scroller: HTMLElement, onScroll: (nearest: Point) => void) {
  let pointer: Point | null = null;
  const stopFrames = eachFrame((seconds) => pointer && follow(pointer, seconds));

  function follow({ x, y }: Point, seconds: number) {
    const { left, right, top, bottom } = cellsIn(scroller);
    const nearest = { x: between(x, left, right), y: between(y, top, bottom) };
    const { scrollLeft, scrollTop } = scroller;
    scroller.scrollLeft += speedFor(x - nearest.x) * seconds;
    scroller.scrollTop += speedFor(y - nearest.y) * seconds;
    if (scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop) onScroll(nearest);
  }

  const stopping = new AbortController();
  document.addEventListener("pointermove", ({ clientX: x, clientY: y }) => void (pointer = { x, y }), stopping);
  return function stop() {
    stopFrames();
    stopping.abort();
  };
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const speedFor = (distance: number): number => between(distance * SPEED, -MAX_SPEED, MAX_SPEED);

/** Where cells can be seen: not behind the header, the footer and frozen columns. */
function cellsIn(scroller: HTMLElement) {
  const { left, top } = scroller.getBoundingClientRect();
  const { direction } = getComputedStyle(scroller);
  const frozen = parseFloat(scroller.style.getPropertyValue("--frozen")) || 0;
  const heightOf = (row: string) => scroller.querySelector<HTMLElement>(`[data-row=${row}]`)?.offsetHeight ?? 0;
  const [start, end] = direction === "rtl" ? [0, frozen] : [frozen, 0];
  return {
    left: left + start + 1,
    right: left + scroller.clientWidth - end - 1,
    top: top + heightOf("header") + 1,
    bottom: top + scroller.clientHeight - heightOf("footer") - 1,
  };
}
