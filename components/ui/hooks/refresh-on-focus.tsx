"use client";
import { useEffect } from "react";
import { useRouter } from "next/navigation";

/** Who comes back to the page sees what others did meanwhile. What is typed and what is open stays. */
export function RefreshOnFocus() {
  const router = useRouter();
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);
  return null;
}
