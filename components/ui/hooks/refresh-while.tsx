"use client";
import { useEffect } from "react";
import { useRouter } from "next/navigation";

const PAUSE = 2_000;

/** Shows how things that run on the server go on, while the person looks. */
export function RefreshWhile({ running }: { running: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => document.visibilityState === "visible" && navigator.onLine && router.refresh(),
      PAUSE,
    );
    return () => clearInterval(timer);
  }, [router, running]);
  return null;
}
