import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

/** Appears after 150 ms, so that fast responses do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("skeleton bg-gray-4", className)} />;
}

interface LoadingProps {
  className?: string;
  children: React.ReactNode;
}

export function Loading({ className, children }: LoadingProps) {
  const t = useTranslations("ui.controls");
  return (
    <div role="status" aria-label={t("loading")} className={className}>
      {children}
    </div>
  );
}

interface SkeletonRowsProps {
  rows: number;
  className?: string;
}

export const SkeletonRows = ({ rows, className = "" }: SkeletonRowsProps) => (
  <Loading className={`flex flex-col gap-5 ${className}`}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
    ))}
  </Loading>
);
