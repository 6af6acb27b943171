import { newColumnSteps, offsetOfNext } from "@/components/drag/column-steps";
import type { Point } from "@/components/drag/drop-target";
import { eachFrame } from "@/components/drag/each-frame";

/** In pixels. */
const ZONE = 72;
/** Pixels a second: two columns. */
const MAX_SPEED = 600;
/** In milliseconds: slow at first, for pointers that only pass the edge. */
const EASE_IN = 500;

export function speedAt(at: number, start: number, end: number): number {
  const zone = Math.min(ZONE, (end - start) / 4);
  if (at < start + zone) return -MAX_SPEED * Math.min(1, (start + zone - at) / zone);
  return at > end - zone ? MAX_SPEED * Math.min(1, (at - end + zone) / zone) : 0;
}

export function newEdgeScroll(board: HTMLElement, onScroll: (point: Point) => void, scrollsColumns: boolean) {
  let point: Point | null = null;
  let restingSince = performance.now();
  let left = board.scrollLeft;
  const isColumnDue = newColumnSteps();
  board.setAttribute("data-carried", "");

  function step(seconds: number, now: number) {
    const edgeScrolls = point ? edgeScrollsAt(board, point, scrollsColumns) : [];
    if (edgeScrolls.length === 0) restingSince = now;
    const eased = Math.min(1, (now - restingSince) / EASE_IN);
    const hasScrolled = edgeScrolls.map((edgeScroll) => scroll(edgeScroll, seconds * eased)).includes(true);
    const direction = point && showsOneColumn(board) ? edgeAt(board, point) : 0;
    if (isColumnDue(direction, now)) showNextColumn(board, direction);

    if (point && (hasScrolled || board.scrollLeft !== left)) onScroll(point);
    left = board.scrollLeft;
  }

  const stopFrames = eachFrame(step);
  return {
    point: (next: Point) => void (point = next),
    stop() {
      stopFrames();
      board.removeAttribute("data-carried");
    },
  };
}

interface EdgeScroll {
  element: Element;
  axis: "scrollLeft" | "scrollTop";
  speed: number;
}

function edgeScrollsAt(board: HTMLElement, { x, y }: Point, scrollsColumns: boolean): EdgeScroll[] {
  const { left, right } = board.getBoundingClientRect();
  const sideways: EdgeScroll = {
    element: board,
    axis: "scrollLeft",
    speed: showsOneColumn(board) ? 0 : speedAt(x, left, right),
  };
  const column = scrollsColumns ? scrollerAt(board, x) : null;
  const box = column?.getBoundingClientRect();
  const edgeScrolls =
    column && box
      ? [sideways, { element: column, axis: "scrollTop" as const, speed: speedAt(y, box.top, box.bottom) }]
      : [sideways];
  return edgeScrolls.filter(({ speed }) => speed !== 0);
}

/** Columns scroll on their own, a list scrolls as a whole. */
const scrollerAt = (board: HTMLElement, x: number): Element | null | undefined =>
  isList(board)
    ? board
    : columnsOf(board)
        .find((each) => isWithin(x, each.getBoundingClientRect()))
        ?.querySelector("[data-cards]");

const isList = (board: HTMLElement) => board.matches("[data-cards]");
const columnsOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>("[data-stage]")];
const isWithin = (x: number, { left, right }: DOMRect): boolean => x >= left && x <= right;

function scroll({ element, axis, speed }: EdgeScroll, seconds: number): boolean {
  const before = element[axis];
  element[axis] += speed * seconds;
  return element[axis] !== before;
}

/** On phones the board shows one column at a time. */
const showsOneColumn = (board: HTMLElement): boolean =>
  !isList(board) && board.clientWidth < 2 * (columnsOf(board)[0]?.offsetWidth ?? 0);

/** Narrower than `ZONE`, so that a finger can rest on most of the column. */
const EDGE = 40;

function edgeAt(board: HTMLElement, { x }: Point): number {
  const { left, right } = board.getBoundingClientRect();
  if (x < left + EDGE) return -1;
  return x > right - EDGE ? 1 : 0;
}

function showNextColumn(board: HTMLElement, direction: number) {
  const { left, right } = board.getBoundingClientRect();
  const { direction: textDirection, scrollPaddingInlineStart } = getComputedStyle(board);
  const padding = Number.parseFloat(scrollPaddingInlineStart);
  const offsets = columnsOf(board).map((column) => {
    const box = column.getBoundingClientRect();
    return textDirection === "rtl" ? box.right - right + padding : box.left - left - padding;
  });
  const offset = offsetOfNext(offsets, direction);
  if (Number.isFinite(offset))
    board.scrollBy({
      left: offset,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
}
