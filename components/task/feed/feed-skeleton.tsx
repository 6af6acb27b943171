import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";

/** The shape of what nobody here knows yet. */
export const FeedSkeleton = () => (
  <Loading className="flex flex-col gap-4">
    {[1, 2].map((line) => (
      <div key={line} className="flex gap-3">
        <Skeleton className="size-7 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </Loading>
);
