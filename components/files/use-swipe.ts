"use client";
import { useRef } from "react";
import { useDirection } from "@base-ui/react/direction-provider";

/** In pixels. */
const SWIPE = 48;

/** 1 for a swipe to the next one, to the left, and -1 for one to the right; from right to left the other way round. */
export function useSwipe(onSwipe: ((by: 1 | -1) => void) | undefined) {
  const forward = useDirection() === "rtl" ? 1 : -1;
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
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down))
        onSwipe(Math.sign(across) === forward ? 1 : -1);
    },
  };
}
