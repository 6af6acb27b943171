"use client";
import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The reference time for texts like "Today": first the server's, then updated when a minute begins, as a day does. */
export function useNow(drawnAt: string): Date {
  const [now, setNow] = useState(() => new Date(drawnAt));
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
