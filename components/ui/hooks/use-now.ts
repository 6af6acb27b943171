"use client";
import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The time by which words like "Today" are chosen: as the server drew the page, then minute by minute. */
export function useNow(drawnAt: string): Date {
  const [now, setNow] = useState(() => new Date(drawnAt));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
