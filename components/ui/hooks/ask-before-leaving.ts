"use client";
import { useEffect, useId } from "react";

/** What is not saved yet. */
const unsaved = new Set<unknown>();

/** While anything is unsaved, the browser asks before it closes or reloads the page. Only then does it listen: with a listener no page is kept for going back. */
export function askBeforeLeaving(what: unknown, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);

  if (unsaved.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

/** The same for what is typed into a field, for as long as that is there. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    askBeforeLeaving(id, isUnsaved);
    return () => askBeforeLeaving(id, false);
  }, [id, isUnsaved]);
}

/** The same for as long as something is on its way. */
export async function askUntilDone<Result>(work: Promise<Result>): Promise<Result> {
  askBeforeLeaving(work, true);
  try {
    return await work;
  } finally {
    askBeforeLeaving(work, false);
  }
}

export const isAnythingUnsaved = (): boolean => unsaved.size > 0;

/** For who has been asked already. */
export const stopAsking = (): void => removeEventListener("beforeunload", ask);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
