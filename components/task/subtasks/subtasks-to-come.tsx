"use client";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { problemOf } from "@/components/ui/problem";
import { Skeleton } from "@/components/ui/skeleton";
import { useLasting } from "@/components/ui/use-lasting";

interface SubtasksToComeProps {
  /** How many there are to be. */
  count: number;
  problem: Error | null;
  onRetry: () => void;
}

const MOST = 5;

/** In place of subtasks that are not told yet; where there are none nothing is missing. */
export function SubtasksToCome({ count, problem, onRetry }: SubtasksToComeProps) {
  const isLate = useLasting(true, 5_000);
  if (!problem && !isLate)
    return (
      <div className="flex flex-col gap-2 empty:hidden">
        {Array.from({ length: Math.min(MOST, count) }, (_, at) => (
          <Skeleton key={at} className="h-7 w-full" />
        ))}
      </div>
    );

  return (
    <Alert kind="error" title="The subtasks can't be loaded now">
      <p>{problem && `${problemOf(problem)} `}They appear here by themselves as soon as they can be loaded.</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
