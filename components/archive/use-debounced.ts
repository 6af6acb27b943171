"use client";
import { useEffect, useState } from "react";

const PAUSE = 250;

export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(value), PAUSE);
    return () => clearTimeout(pause);
  }, [value]);
  return debounced;
}
