"use client";
import { Archive } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Why this task is on no board, and how it comes back. */
export function ArchivedBanner({ onRestore }: { onRestore: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-gray-6 bg-amber-soft px-4 py-2 text-amber-text sm:px-6">
      <Archive aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
      <p className="min-w-0 flex-1">This task is archived.</p>
      {onRestore && (
        <Button size="small" onClick={onRestore}>
          Restore
        </Button>
      )}
    </div>
  );
}
