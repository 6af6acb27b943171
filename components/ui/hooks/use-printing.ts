"use client";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed, by a command or by the browser. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const off = new AbortController();
    addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal: off.signal });
    addEventListener("afterprint", () => setPrinting(false), { signal: off.signal });
    return () => off.abort();
  }, []);
  return isPrinting;
}
