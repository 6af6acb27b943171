"use client";
import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The reference time for texts like "Today": first the server's, then updated every minute. */
export function useNow(drawnAt: string): Date {
  const [now, setNow] = useState(() => new Date(drawnAt));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
