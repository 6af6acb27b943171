"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Runs when the element comes near the view; again for each other key, and never while the key is null. */
export function useOnNear(ref: RefObject<Element | null>, key: number | null, onNear: () => void): void {
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    if (key === null || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && handleNear(), {
      rootMargin: MARGIN,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, key]);
}

/** About a screen. */
const MARGIN = "800px";
