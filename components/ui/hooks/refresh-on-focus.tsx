"use client";
import { useEffect } from "react";
import { useRouter } from "next/navigation";

/** Shows changes of others when somebody returns to the tab; input and open dialogs stay. */
export function RefreshOnFocus() {
  const router = useRouter();
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);
  return null;
}
