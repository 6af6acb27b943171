"use client";
import { useEffect, useRef, useState } from "react";

/** As long as a pointer has to rest. */
const REST = 600;
/** So long the way to what floats beside it may take. */
const WAY = 100;

const LEADING = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** What a mouse was moved to, or a key has led to. Where a dialog or a menu closes, neither the focus that it gives back nor the pointer below it counts. */
export function useTooltipTrigger() {
  const [at, setAt] = useState<Element | null>(null);
  const next = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isJustFocused = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function soon(element: Element | null, wait: number) {
    if (next.current === element) return;
    next.current = element;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAt(element), wait);
  }

  function close() {
    next.current = null;
    clearTimeout(timer.current);
    setAt(null);
  }

  function stay() {
    next.current = at;
    clearTimeout(timer.current);
  }

  // The key that moves the focus here is pressed on another element and released on this one.
  function openByKey({ key, currentTarget }: React.KeyboardEvent) {
    if (isJustFocused.current && LEADING.has(key) && currentTarget.matches(":focus-visible")) soon(currentTarget, 0);
    isJustFocused.current = false;
  }

  return {
    at,
    close,
    stay,
    leave: () => soon(null, WAY),
    hears: {
      onPointerMove: ({ pointerType, currentTarget }: React.PointerEvent) =>
        pointerType === "mouse" && !isPressed.current && soon(currentTarget, REST),
      onPointerLeave: () => {
        isPressed.current = false;
        soon(null, WAY);
      },
      onPointerDown: () => {
        isPressed.current = true;
        close();
      },
      onFocus: () => void (isJustFocused.current = true),
      onKeyDown: () => void (isJustFocused.current = false),
      onKeyUp: openByKey,
      onBlur: close,
    },
  };
}
