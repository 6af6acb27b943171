import { applyResponse } from "@/components/board-store/apply-response";
import { newHistory } from "@/components/board-store/history";
import { assignServerId } from "@/components/board-store/edits/local-ids";
import { newSave, type Save } from "@/components/board-store/use-save";
import { boardScreenOf, editOffScreen } from "@/components/board-store/use-screen-client";
import type { Queue, WaitingChange } from "@/components/offline/change-list";
import { restoreLoads } from "@/components/offline/local-ids-in";
import { oncePageIsGone, THIS_PAGE } from "@/components/offline/page-lock";
import { readQueue, readQueues } from "@/components/offline/store/stored-queues";
import type { WaitingChanges } from "@/components/offline/waiting-changes";

/** In milliseconds, after which a server may have solved its problem. */
const PAUSE = 30_000;

/**
 * Goes on with what pages that are gone have left: their changes are shown, and sent in the same order. Pages may be
 * opened, and store changes, at any time, so it looks again with the connection and whenever somebody comes back. What
 * this page could not save because of a passing problem is sent again, too.
 *
 * @returns ends looking
 */
export function restore(person: number, waiting: WaitingChanges): () => void {
  const awaited = new Set<string>();
  const look = () => {
    void awaitQueues(person, waiting, awaited).catch(console.error);
    sendAgain(person, waiting.takePassing({ isSignedIn: true }));
  };
  const lookIfVisible = () => document.visibilityState === "visible" && look();
  addEventListener("online", look);
  document.addEventListener("visibilitychange", lookIfVisible);
  const timer = setInterval(() => sendAgain(person, waiting.takePassing({ isSignedIn: false })), PAUSE);
  look();
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", lookIfVisible);
  };
}

/** @param awaited keys of queues that are waited for already */
async function awaitQueues(person: number, waiting: WaitingChanges, awaited: Set<string>): Promise<void> {
  const left = (await readQueues<Queue>(person)).filter(({ page, key }) => page !== THIS_PAGE && !awaited.has(key));
  for (const { page, key } of left) {
    awaited.add(key);
    void oncePageIsGone(page, async () => {
      const queue = await readQueue<Queue>(key);
      if (queue) await goOn(queue, waiting);
    })
      .catch(console.error)
      .finally(() => awaited.delete(key));
  }
}

async function goOn({ key, person, boardId, changes, serverIds }: Queue, waiting: WaitingChanges): Promise<void> {
  for (const [localId, id] of serverIds) assignServerId(localId, id);
  changes.forEach(restoreLoads);
  const all = changes.map((change) => ({ ...change, boardId }));
  await new Promise<void>((resolve, reject) =>
    saveOn(boardId, person, (save) => void waiting.takeOver(all, key, save).then(resolve, reject)),
  );
}

function sendAgain(person: number, changes: readonly WaitingChange[]): void {
  for (const [boardId, onBoard] of Map.groupBy(changes, (change) => change.boardId))
    saveOn(boardId, person, (save) => onBoard.forEach(({ edit }) => save(edit)));
}

/** What was done on an earlier load, or taken back by a refusal, can't be undone. */
const saveOn = (boardId: number, person: number, work: (save: Save["save"]) => void): void =>
  editOffScreen(boardScreenOf(boardId, person), (client) => {
    const screen = { history: newHistory(), tasksNow: () => undefined };
    work(newSave(client, boardId, (answer) => applyResponse(client, boardId, answer), screen).save);
  });
