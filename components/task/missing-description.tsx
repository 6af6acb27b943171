"use client";
import type { Asking } from "@/components/task/use-whole-task";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { problemOf } from "@/components/ui/problem";
import { Skeleton } from "@/components/ui/skeleton";
import { useLasting } from "@/components/ui/use-lasting";

/** In place of the text that a card does not know. */
export function MissingDescription({ problem, retry }: Asking) {
  const isLate = useLasting(true, 5_000);
  if (!problem && !isLate) return <DescriptionSkeleton />;

  return (
    <Alert kind="error" title="The description can't be loaded now">
      <p>{problem && `${problemOf(problem)} `}The text appears here by itself as soon as it can be loaded.</p>
      <Button size="small" className="mt-2" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}

const DescriptionSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);
