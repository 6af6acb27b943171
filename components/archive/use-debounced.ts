"use client";
import { useEffect, useState } from "react";

const PAUSE = 250;

/** What was typed, a moment after the last letter. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => settle(typed), PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);
  return settled;
}
