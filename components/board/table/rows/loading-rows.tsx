"use client";
import { Skeleton } from "@/components/ui/feedback/skeleton";

const COUNT = 5;

/** In place of the tasks that are still being loaded. */
export const LoadingRows = () => (
  <div aria-hidden>
    {Array.from({ length: COUNT }, (_, row) => (
      <div
        key={row}
        className="flex h-9 items-center gap-4 border-b border-gray-6 bg-surface px-12 pointer-coarse:h-11"
      >
        <Skeleton className="h-3 w-56" />
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-3 w-24" />
      </div>
    ))}
  </div>
);
