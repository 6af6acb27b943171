import { copyOf, noteOpened } from "@/components/offline/store/copies";
import { changeDevice } from "@/components/offline/store/device";
import { addFiles, storeOfflinePage } from "@/components/worker/files";
import { copyShownIn, storePage } from "@/components/worker/pages";
import type { WorkerMessageEvent } from "@/components/worker/scope";

/** What pages send to the worker. */
export type PageMessage =
  /** The language of the reader. */
  | { kind: "language"; language: string }
  /** A board was opened, or left after changes. `files` are those that the page has loaded so far. */
  | { kind: "opened"; boardId: number; files: readonly string[] }
  /** Asks when the copy was made that this page shows. The answer is null for a page of the server. */
  | { kind: "is-copy" };

export function receive(event: WorkerMessageEvent): void {
  const message = event.data as PageMessage;
  switch (message.kind) {
    case "language":
      return event.waitUntil(keepLanguage(message.language));
    case "opened":
      return event.waitUntil(copyBoard(message.boardId, message.files));
    case "is-copy":
      event.ports[0]?.postMessage(event.source && copyShownIn(event.source.id));
  }
}

async function keepLanguage(language: string): Promise<void> {
  const { before } = await changeDevice(() => ({ language }));
  if (before.language !== language) await storeOfflinePage();
}

/** In milliseconds. */
const JUST_COPIED = 30_000;

/** A page that was reached without loading it has no copy yet. */
async function copyBoard(boardId: number, files: readonly string[]): Promise<void> {
  if (!(await noteOpened(boardId))) return;

  const url = new URL(`/boards/${boardId}`, location.origin);
  const known = await copyOf(url);
  await addFiles(files);
  if (known && Date.now() - Date.parse(known.at) < JUST_COPIED) return;
  const response = await fetch(url);
  if (response.ok && !response.redirected) await storePage(url, response);
}
