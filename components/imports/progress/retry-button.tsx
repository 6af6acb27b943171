"use client";
import { useState } from "react";
import { RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

/** Busy until the server has answered. */
export function RetryButton({ onRetry, children }: { onRetry: () => Promise<void>; children: string }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      kind="primary"
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void onRetry().finally(() => setBusy(false));
      }}
    >
      <RotateCcw aria-hidden className="size-4" strokeWidth={1.5} />
      {children}
    </Button>
  );
}
