"use client";
import { useEffect, useRef, useState } from "react";

/** As long as a pointer has to rest. */
const REST = 600;
/** So long the way to what floats beside it may take. */
const WAY = 100;

/** What a mouse rests on, or the keyboard has led to. */
export function usePointed() {
  const [at, setAt] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function soon(next: Element | null, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAt(next), wait);
  }

  function close() {
    clearTimeout(timer.current);
    setAt(null);
  }

  return {
    at,
    close,
    stay: () => clearTimeout(timer.current),
    leave: () => soon(null, WAY),
    hears: {
      onPointerEnter: (event: React.PointerEvent) => event.pointerType === "mouse" && soon(event.currentTarget, REST),
      onPointerLeave: () => soon(null, WAY),
      onPointerDown: close,
      onFocus: ({ currentTarget }: React.FocusEvent) => currentTarget.matches(":focus-visible") && soon(currentTarget, 0),
      onBlur: close,
    },
  };
}
