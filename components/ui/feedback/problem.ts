import { ApiError } from "@/lib/api";

/** Somebody else was quicker: what it was about is there no more. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The sentence for an error. What is no answer of the server is a defect of ours and goes to the browser's log too. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;

  reportError(error);
  return "Something went wrong in this page. Reload it and try again.";
}

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
