"use client";
import { useEffect, useRef, useState } from "react";

/** Milliseconds for which a pointer has to rest before the tooltip opens. */
const OPEN_DELAY = 600;
/** Milliseconds in which the pointer can reach the tooltip before it closes. */
const CLOSE_DELAY = 100;

const NAVIGATION_KEYS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** The element whose tooltip is open: focus that a closing dialog gives back, and a pointer below it, do not count. */
export function useTooltipTrigger() {
  const { anchor, schedule, close, stay } = useDelayedAnchor();
  const isPressed = useRef(false);
  const isJustFocused = useRef(false);

  // The key that moves the focus here is pressed on another element and released on this one.
  function onKeyUp({ key, currentTarget }: React.KeyboardEvent) {
    const isByKey = isJustFocused.current && NAVIGATION_KEYS.has(key) && currentTarget.matches(":focus-visible");
    if (isByKey) schedule(currentTarget, 0);
    isJustFocused.current = false;
  }

  const listeners = {
    onPointerMove: ({ pointerType, currentTarget }: React.PointerEvent) =>
      pointerType === "mouse" && !isPressed.current && schedule(currentTarget, OPEN_DELAY),
    onPointerLeave: () => {
      isPressed.current = false;
      schedule(null, CLOSE_DELAY);
    },
    onPointerDown: () => {
      isPressed.current = true;
      close();
    },
    onFocus: () => void (isJustFocused.current = true),
    onKeyDown: () => void (isJustFocused.current = false),
    onKeyUp,
    onBlur: close,
  };
  return { anchor, close, stay, leave: () => schedule(null, CLOSE_DELAY), listeners };
}

function useDelayedAnchor() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const next = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function schedule(element: Element | null, delay: number) {
    if (next.current === element) return;
    next.current = element;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), delay);
  }

  function close() {
    next.current = null;
    clearTimeout(timer.current);
    setAnchor(null);
  }

  function stay() {
    next.current = anchor;
    clearTimeout(timer.current);
  }

  return { anchor, schedule, close, stay };
}
