import { classNames } from "@/components/ui/class-names";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";

/** In place of the rows of a list or a table, while they or the code of the view are being loaded. */
export const RowSkeletons = ({ className = "" }: { className?: string }) => (
  <Loading className={classNames("flex flex-col gap-6 py-3 ps-13 pe-4", className)}>
    <Skeleton className="h-4 w-2/3 rounded-sm" />
    <Skeleton className="h-4 w-1/2 rounded-sm" />
    <Skeleton className="h-4 w-3/5 rounded-sm" />
  </Loading>
);
