"use client";
import { type RefObject, useEffect } from "react";

/** Dragging the empty background scrolls the board. Touch scrolls natively. */
export function usePan(board: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const off = new AbortController();
    element.addEventListener("pointerdown", (event) => isOnGround(element, event) && pan(element, event), {
      signal: off.signal,
    });
    return () => off.abort();
  }, [board]);
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
