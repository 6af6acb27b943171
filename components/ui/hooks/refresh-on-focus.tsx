"use client";
import { useEffect } from "react";
import { useRouter } from "next/navigation";

/** Shows changes of others when somebody returns to the tab; input and open dialogs stay. */
export function RefreshOnFocus() {
  const router = useRouter();
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => document.removeEventListener("visibilitychange", refreshIfVisible);
  }, [router]);
  return null;
}
