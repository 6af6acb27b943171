"use client";
import { useRef } from "react";

/** In pixels. */
const SWIPE = 48;

/** 1 for a swipe to the left (next), -1 to the right. */
export function useSwipe(onSwipe: ((by: 1 | -1) => void) | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!onSwipe) return {};

  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [across, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
