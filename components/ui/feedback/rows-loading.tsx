import { Loading } from "@/components/ui/feedback/loading";
import { Skeleton } from "@/components/ui/feedback/skeleton";

interface SkeletonRowsProps {
  rows: number;
  className?: string;
}

/** The shape of lines that begin with somebody's picture. */
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
