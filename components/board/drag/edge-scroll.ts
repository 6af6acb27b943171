import type { Point } from "@/components/board/drag/pointed";

/** So near to an edge it begins to scroll. */
const ZONE = 72;
const FASTEST = 900;
/** It begins slowly: who only passes the edge is not carried away. */
const START_UP = 500;

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
  let still = before;
  let frame = requestAnimationFrame(step);
  board.setAttribute("data-carried", "");

  function step(now: number) {
    const seconds = Math.min(now - before, 50) / 1000;
    const pulls = point ? pullsAt(board, point, scrollsColumns) : [];
    before = now;
    if (pulls.length === 0) still = now;
    const eased = Math.min(1, (now - still) / START_UP);
    const hasScrolled = pulls.map((pull) => scroll(pull, seconds * eased)).includes(true);
    if (point && hasScrolled) onScroll(point);
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

interface Pull {
  element: Element;
  axis: "scrollLeft" | "scrollTop";
  speed: number;
}

function pullsAt(board: HTMLElement, { x, y }: Point, scrollsColumns: boolean): Pull[] {
  const { left, right } = board.getBoundingClientRect();
  const sideways: Pull = { element: board, axis: "scrollLeft", speed: speedAt(x, left, right) };
  const column = scrollsColumns ? columnAt(board, x)?.querySelector("[data-cards]") : null;
  const box = column?.getBoundingClientRect();
  const pulls = column && box ? [sideways, { element: column, axis: "scrollTop" as const, speed: speedAt(y, box.top, box.bottom) }] : [sideways];
  return pulls.filter(({ speed }) => speed !== 0);
}

const columnAt = (board: HTMLElement, x: number) =>
  [...board.querySelectorAll("[data-stage]")].find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return x >= left && x <= right;
  });

function scroll({ element, axis, speed }: Pull, seconds: number): boolean {
  const before = element[axis];
  element[axis] += speed * seconds;
  return element[axis] !== before;
}
