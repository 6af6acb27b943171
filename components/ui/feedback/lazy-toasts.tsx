"use client";
import { useEffect, useState } from "react";
import { hasPendingToasts, onToast } from "@/components/ui/feedback/toasts";

const EVENTS = ["pointerover", "pointerdown", "keydown"];

/** For the root layout. Loads at the first sign of a user, and again at the next one if that fails. */
export function LazyToasts() {
  const [loaded, setLoaded] = useState<typeof import("@/components/ui/feedback/toast-list") | null>(null);

  useEffect(() => {
    if (loaded) return;
    let isLoading = false;
    function load() {
      if (isLoading) return;
      isLoading = true;
      import("@/components/ui/feedback/toast-list").then(setLoaded, (error: unknown) => {
        isLoading = false;
        console.error(error);
      });
    }

    EVENTS.forEach((sign) => addEventListener(sign, load, { passive: true }));
    const unsubscribe = onToast(load);
    // From effects that ran before this one.
    if (hasPendingToasts()) load();
    return () => {
      EVENTS.forEach((sign) => removeEventListener(sign, load));
      unsubscribe();
    };
  }, [loaded]);

  return loaded && <loaded.ToastList />;
}
