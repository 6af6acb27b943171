import type { Point } from "@/components/board/drag/pointed";

/** So near to an edge it begins to scroll. */
const ZONE = 72;
const FASTEST = 900;

/** Pixels a second towards the nearer edge: none away from both, faster the nearer. */
export function speedAt(at: number, start: number, end: number): number {
  const zone = Math.min(ZONE, (end - start) / 4);
  if (at < start + zone) return -FASTEST * Math.min(1, (start + zone - at) / zone);
  return at > end - zone ? FASTEST * Math.min(1, (at - end + zone) / zone) : 0;
}

/** Scrolls the board sideways and the column under the pointer while the pointer rests near their edges. */
export function newEdgeScroll(board: HTMLElement, onScroll: (point: Point) => void, scrollsColumns: boolean) {
  let point: Point | null = null;
  let before = performance.now();
  let frame = requestAnimationFrame(step);
  board.setAttribute("data-carried", "");

  function step(now: number) {
    const seconds = Math.min(now - before, 50) / 1000;
    before = now;
    if (point && scrollAt(board, point, seconds, scrollsColumns)) onScroll(point);
    frame = requestAnimationFrame(step);
  }

  return {
    point: (next: Point) => void (point = next),
    stop() {
      cancelAnimationFrame(frame);
      board.removeAttribute("data-carried");
    },
  };
}

function scrollAt(board: HTMLElement, { x, y }: Point, seconds: number, scrollsColumns: boolean): boolean {
  const { left, right } = board.getBoundingClientRect();
  const hasScrolled = scroll(board, { left: speedAt(x, left, right) * seconds });
  const column = scrollsColumns ? columnAt(board, x)?.querySelector("[data-cards]") : null;
  if (!column) return hasScrolled;

  const { top, bottom } = column.getBoundingClientRect();
  return scroll(column, { top: speedAt(y, top, bottom) * seconds }) || hasScrolled;
}

const columnAt = (board: HTMLElement, x: number) =>
  [...board.querySelectorAll("[data-stage]")].find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return x >= left && x <= right;
  });

function scroll(element: Element, by: { left?: number; top?: number }): boolean {
  const [left, top] = [element.scrollLeft, element.scrollTop];
  element.scrollLeft += by.left ?? 0;
  element.scrollTop += by.top ?? 0;
  return element.scrollLeft !== left || element.scrollTop !== top;
}
