"use client";
import { useEffect, useId } from "react";

/** What is not saved yet. */
const unsaved = new Set<unknown>();

/** While anything is unsaved, the browser asks before it closes or reloads the page. Only then does it listen: with a listener no page is kept for going back. */
export function markUnsaved(what: unknown, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);

  if (unsaved.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

/** The same for what is typed into a field, for as long as that is there. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    markUnsaved(id, isUnsaved);
    return () => markUnsaved(id, false);
  }, [id, isUnsaved]);
}

/** The same for as long as something is on its way. */
export async function trackUnsaved<Result>(work: Promise<Result>): Promise<Result> {
  markUnsaved(work, true);
  try {
    return await work;
  } finally {
    markUnsaved(work, false);
  }
}

export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** For who has been asked already. */
export const disableUnsavedWarning = (): void => removeEventListener("beforeunload", ask);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
