import { problemOf } from "@/components/ui/feedback/problem";

/** A file with which something failed. */
export interface FailedFile {
  name: string;
  error: unknown;
}

/** One sentence for each reason, which names all that failed for it. */
export function describeFailures(failed: readonly FailedFile[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, error } of failed) {
    const problem = problemOf(error);
    names.set(problem, [...(names.get(problem) ?? []), name]);
  }
  return [...names].map(([problem, those]) => `${those.join(", ")}: ${problem}`);
}
