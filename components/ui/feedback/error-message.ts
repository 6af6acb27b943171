import { ApiError } from "@/lib/api";

/** Usually another person has deleted it. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Other errors than those of the API are defects, and are reported to the console as well. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;

  reportError(error);
  return "Something went wrong in this page. Reload it and try again.";
}

export interface FailedFile {
  name: string;
  error: unknown;
}

/** One sentence for each reason, which names its files. */
export function describeFailures(failed: readonly FailedFile[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, error } of failed) {
    const problem = errorMessage(error);
    names.set(problem, [...(names.get(problem) ?? []), name]);
  }
  return [...names].map(([problem, files]) => `${files.join(", ")}: ${problem}`);
}
