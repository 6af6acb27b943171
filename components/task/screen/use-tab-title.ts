"use client";
import { useEffect } from "react";
import { inTab } from "@/lib/tab-title";

/** Calls the browser's tab after what is shown, where the address changes without a new page; null leaves that to others. */
export function useTabTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = inTab(name);
  }, [name]);
}
