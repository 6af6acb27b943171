/** What is not saved yet. */
const unsaved = new Set<unknown>();

/** While anything is unsaved, the browser asks before it closes or reloads the page. Only then does it listen: with a listener no page is kept for going back. */
export function askBeforeLeaving(what: unknown, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);

  if (unsaved.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
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

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
