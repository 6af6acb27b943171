"use client";
import { useEffect, useState } from "react";

/** True once `is` has been true for so long without a break. */
export function useDelayedFlag(is: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, milliseconds]);

  return is && lasts;
}
