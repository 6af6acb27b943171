"use client";
import { useTranslations } from "next-intl";
import { X } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { Skeleton } from "@/components/ui/feedback/skeleton";

interface TaskSkeletonProps {
  status?: string | false;
  onClose: () => void;
}

export const headerStyle =
  "flex min-h-12 shrink-0 items-center gap-1 border-b border-gray-6 ps-4 pe-2 sm:ps-6 pointer-coarse:min-h-14";

/** The shape of a task that is not loaded yet, in its dialog. */
export const TaskSkeleton = ({ status, onClose }: TaskSkeletonProps) => (
  <div aria-busy className="flex min-h-0 flex-1 flex-col">
    <div className={headerStyle}>
      {!status && <Skeleton className="h-4 w-40" />}
      <p role="status">{status}</p>
      <CloseTask onClose={onClose} />
    </div>
    <div className="grid min-h-0 flex-1 content-start overflow-hidden md:grid-cols-[minmax(0,1fr)_20rem] md:content-stretch">
      <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
        <div className="flex items-center gap-3">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="h-7 w-3/4" />
        </div>
        <Skeleton className="h-4 w-24" />
        {["w-full", "w-11/12", "w-2/3"].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="flex flex-col gap-4 border-gray-6 px-4 py-6 max-md:border-t sm:max-md:px-6 md:border-s md:bg-gray-2">
        {["w-20", "w-28", "w-24", "w-16", "w-20", "w-24"].map((width, at) => (
          <div key={at} className="flex gap-10">
            <Skeleton className="h-4 w-20" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  </div>
);

export function CloseTask({ onClose }: { onClose: () => void }) {
  const actions = useTranslations("ui.actions");
  return (
    <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onClose} className="ms-auto">
      <X aria-hidden className="size-4" strokeWidth={1.5} />
    </Button>
  );
}
