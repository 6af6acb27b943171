import { problemOf } from "@/components/ui/feedback/problem";

/** A file with which something failed. */
export interface Failed {
  name: string;
  error: unknown;
}

/** One sentence for each reason, which names all that failed for it. */
export function namedProblems(failed: readonly Failed[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, error } of failed) {
    const problem = problemOf(error);
    names.set(problem, [...(names.get(problem) ?? []), name]);
  }
  return [...names].map(([problem, those]) => `${those.join(", ")}: ${problem}`);
}
