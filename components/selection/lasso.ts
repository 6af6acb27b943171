import { select, selectedNow } from "@/components/selection/selection";

/** @returns a function that stops listening */
export function listenForLasso(board: HTMLElement): () => void {
  const off = new AbortController();
  board.addEventListener("pointerdown", (event) => mayBegin(board, event) && begin(board, event), {
    signal: off.signal,
  });
  return () => off.abort();
}

const OCCUPIED = "[data-task], [data-lifts], a, button, input, textarea, [role=group]:not([data-cards])";

const mayBegin = (board: HTMLElement, { target, pointerType, button, shiftKey }: PointerEvent): boolean =>
  target instanceof Element &&
  pointerType === "mouse" &&
  button === 0 &&
  !target.closest(OCCUPIED) &&
  (shiftKey || (target !== board && target.closest("[data-stage]") !== null));

/** In pixels: less is a click. */
const THRESHOLD = 4;

function begin(board: HTMLElement, { clientX, clientY, shiftKey }: PointerEvent) {
  const off = new AbortController();
  const before = shiftKey ? selectedNow() : new Set<number>();
  let frame: HTMLElement | null = null;

  function move(event: PointerEvent) {
    const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > THRESHOLD;
    if (!frame && !isFar) return;
    frame ??= document.body.appendChild(newFrame());
    const [left, right] = [clientX, event.clientX].sort(ascending);
    const [top, bottom] = [clientY, event.clientY].sort(ascending);
    if (left === undefined || right === undefined || top === undefined || bottom === undefined) return;
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
    select([...before, ...touchedIn(board, { left, right, top, bottom })]);
  }

  function end() {
    off.abort();
    if (!frame && !shiftKey) select([]);
    frame?.remove();
  }

  document.addEventListener("pointermove", move, { signal: off.signal });
  document.addEventListener("pointerup", end, { signal: off.signal });
  document.addEventListener("pointercancel", end, { signal: off.signal });
  // Otherwise the drag would select text.
  document.addEventListener("selectstart", (event) => event.preventDefault(), { signal: off.signal });
}

const ascending = (one: number, other: number) => one - other;

function newFrame(): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "pointer-events-none fixed z-30 rounded-sm border border-accent bg-accent/10";
  return frame;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const touchedIn = (board: HTMLElement, box: Box): number[] =>
  [...board.querySelectorAll<HTMLElement>("[data-task]")]
    .filter((card) => overlap(card.getBoundingClientRect(), box))
    .map(({ dataset }) => Number(dataset.task))
    .filter((id) => id > 0);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
