import type { Point } from "@/components/drag/drop-target";
import { eachFrame } from "@/components/drag/each-frame";
import { speedAt } from "@/components/drag/edge-scroll";

/** Scrolls the list while the pointer is near its upper or lower edge. */
export function newEdgeScroll(list: HTMLElement, onScroll: (point: Point) => void) {
  const scroller = scrollerOf(list);
  let point: Point | null = null;
  const stop = eachFrame((seconds) => {
    const { top, bottom } = edgesOf(scroller);
    const from = scroller.scrollTop;
    if (point) scroller.scrollTop += speedAt(point.y, top, bottom) * seconds;
    if (point && scroller.scrollTop !== from) onScroll(point);
  });
  return { point: (next: Point) => void (point = next), stop };
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

const edgesOf = (scroller: Element): { top: number; bottom: number } =>
  scroller === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
