"use client";
import { useEffect, useState } from "react";
import { onToast } from "@/components/ui/feedback/toasts";

const SIGNS = ["pointerover", "pointerdown", "keydown"];

/** Once, in the root layout. Loaded at the first sign of a person; what can't be loaded is asked for again at the next. */
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
