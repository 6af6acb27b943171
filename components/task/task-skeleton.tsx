import { Skeleton } from "@/components/ui/skeleton";

/** The shape of a task that nobody here knows yet. */
export function TaskSkeleton() {
  return (
    <div aria-busy className="flex flex-1 flex-col">
      <div className="h-12 border-b border-gray-6" />
      <div className="grid flex-1 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
        <div className="flex flex-col gap-4 border-gray-6 px-4 py-5 md:border-s">
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}
