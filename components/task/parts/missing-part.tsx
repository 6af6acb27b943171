"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { useDelayedFlag } from "@/components/ui/hooks/use-delayed-flag";
import type { Loading } from "@/components/ui/hooks/use-retried-query";

interface MissingPartProps extends Loading {
  name: string;
  /** Its shape, until something is wrong. */
  children?: React.ReactNode;
}

/** Replaces a part of a task until it is loaded. */
export function MissingPart({ name, problem, retry, children }: MissingPartProps) {
  const isLate = useDelayedFlag(true, 5_000);
  if (!problem && !isLate) return children;

  return (
    <Alert kind="error" title={`The ${name} can't be loaded now`}>
      <p>{problem && `${errorMessage(problem)} `}This part appears by itself as soon as it can be loaded.</p>
      <Button size="small" className="mt-2" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
