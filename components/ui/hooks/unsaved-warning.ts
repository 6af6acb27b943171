"use client";
import { useEffect, useId } from "react";

const unsaved = new Set<unknown>();

/** Listens only while something is unsaved, because the listener keeps a page out of the back/forward cache. */
export function markUnsaved(what: unknown, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);

  if (unsaved.size > 0) addEventListener("beforeunload", preventUnload);
  else removeEventListener("beforeunload", preventUnload);
}

/** For unsaved input, until the component unmounts. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    markUnsaved(id, isUnsaved);
    return () => markUnsaved(id, false);
  }, [id, isUnsaved]);
}

/** For a pending request. */
export async function trackUnsaved<Result>(work: Promise<Result>): Promise<Result> {
  markUnsaved(work, true);
  try {
    return await work;
  } finally {
    markUnsaved(work, false);
  }
}

export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** After the user has confirmed in another way. */
export const disableUnsavedWarning = (): void => removeEventListener("beforeunload", preventUnload);

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
