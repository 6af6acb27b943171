"use client";
import { Archive } from "lucide-react";
import { RestoreTo } from "@/components/archive/restore-to";
import { Button } from "@/components/ui/controls/button";
import type { StageJson } from "@/lib/stages/present";

interface ArchivedBannerProps {
  /** To be chosen from where the task's own is archived; else null. */
  stages: readonly StageJson[] | null;
  /** Undefined where the person may not. */
  onRestore: ((stageId?: number) => void) | undefined;
}

/** Why this task is on no board, and how it comes back. */
export function ArchivedBanner({ stages, onRestore }: ArchivedBannerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-gray-6 bg-amber-soft px-4 py-2 text-amber-text sm:px-6">
      <Archive aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
      <p className="min-w-0 flex-1">
        {stages ? "This task is archived, and so is its stage." : "This task is archived."}
      </p>
      {onRestore && stages && <RestoreTo label="Restore to…" stages={stages} onRestore={onRestore} />}
      {onRestore && !stages && (
        <Button size="small" onClick={() => onRestore()}>
          Restore
        </Button>
      )}
    </div>
  );
}
