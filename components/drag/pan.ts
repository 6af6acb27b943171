/** @returns a function that stops listening */
export function listenForPan(board: HTMLElement): () => void {
  const off = new AbortController();
  board.addEventListener("pointerdown", (event) => isOnGround(board, event) && pan(board, event), {
    signal: off.signal,
  });
  return () => off.abort();
}

const isOnGround = (board: HTMLElement, { target, pointerType, button, offsetY, shiftKey }: PointerEvent): boolean =>
  target === board && pointerType !== "touch" && button === 0 && !shiftKey && offsetY < board.clientHeight;

function pan(board: HTMLElement, { pointerId, clientX }: PointerEvent) {
  const off = new AbortController();
  const begun = board.scrollLeft;
  const end = () => {
    off.abort();
    board.removeAttribute("data-panned");
  };
  board.setPointerCapture(pointerId);
  board.setAttribute("data-panned", "");
  board.addEventListener("pointermove", (event) => void (board.scrollLeft = begun + clientX - event.clientX), {
    signal: off.signal,
  });
  board.addEventListener("pointerup", end, { signal: off.signal });
  board.addEventListener("pointercancel", end, { signal: off.signal });
}
