"use client";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { WifiOff } from "lucide-react";

export function OfflineBar() {
  const t = useTranslations("shell");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-40">
      {!isOnline && (
        <p className="flex min-h-8 items-center justify-center gap-2 border-t border-amber-line bg-amber-soft px-4 py-1 text-sm text-amber-text">
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
          {t("offline")}
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
