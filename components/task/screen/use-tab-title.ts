"use client";
import { useEffect } from "react";
import { inTab } from "@/lib/tab-title";

/** For URL changes without a new page; null leaves the title alone. */
export function useTabTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = inTab(name);
  }, [name]);
}
