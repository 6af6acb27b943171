import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";

export const StartSkeleton = () => (
  <Loading className="-mx-5 mt-4 grid flex-1 border-t border-gray-6 md:grid-cols-[17.5rem_minmax(0,1fr)]">
    <div className="flex flex-col gap-4 p-4 md:border-e md:border-gray-6">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="h-10 w-16 rounded-sm" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </div>
    <div className="flex flex-col gap-4 p-5 max-md:hidden">
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  </Loading>
);
