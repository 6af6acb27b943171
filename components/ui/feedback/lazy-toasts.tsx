"use client";
import { useEffect, useState } from "react";
import { onToast } from "@/components/ui/feedback/toasts";

const SIGNS = ["pointerover", "pointerdown", "keydown"];

/** For the root layout. Loads at the first sign of a user, and again at the next one if that fails. */
export function LazyToasts() {
  const [loaded, setLoaded] = useState<typeof import("@/components/ui/feedback/toast-list") | null>(null);

  useEffect(() => {
    if (loaded) return;
    let isAsked = false;
    function want() {
      if (isAsked) return;
      isAsked = true;
      import("@/components/ui/feedback/toast-list").then(setLoaded, (error: unknown) => {
        isAsked = false;
        console.error(error);
      });
    }

    SIGNS.forEach((sign) => addEventListener(sign, want, { passive: true }));
    const unsubscribe = onToast(want);
    return () => {
      SIGNS.forEach((sign) => removeEventListener(sign, want));
      unsubscribe();
    };
  }, [loaded]);

  return loaded && <loaded.ToastList />;
}
