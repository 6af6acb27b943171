import { applyResponse } from "@/components/board-store/apply-response";
import { newHistory } from "@/components/board-store/history";
import { assignServerId } from "@/components/board-store/edits/local-ids";
import { newSave } from "@/components/board-store/use-save";
import { boardScreenOf, editOffScreen } from "@/components/board-store/use-screen-client";
import type { Queue } from "@/components/offline/change-list";
import { restoreLoads } from "@/components/offline/local-ids-in";
import { oncePageIsGone, THIS_PAGE } from "@/components/offline/page-lock";
import { readQueue, readQueues } from "@/components/offline/store/stored-queues";
import type { WaitingChanges } from "@/components/offline/waiting-changes";

/**
 * Goes on with what pages that are gone have left: their changes are shown, and sent in the same order. Pages may be
 * opened, and store changes, at any time, so it looks again with the connection and whenever somebody comes back.
 *
 * @returns ends looking
 */
export function restore(person: number, waiting: WaitingChanges): () => void {
  const awaited = new Set<string>();
  const look = () => void awaitQueues(person, waiting, awaited).catch(console.error);
  const lookIfVisible = () => document.visibilityState === "visible" && look();
  addEventListener("online", look);
  document.addEventListener("visibilitychange", lookIfVisible);
  look();
  return () => {
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
  await new Promise<void>((resolve, reject) =>
    editOffScreen(boardScreenOf(boardId, person), (client) => {
      // What was done on an earlier load can't be undone.
      const screen = { history: newHistory(), tasksNow: () => undefined };
      const { save } = newSave(client, boardId, (answer) => applyResponse(client, boardId, answer), screen);
      waiting
        .takeOver(
          changes.map((change) => ({ ...change, boardId })),
          key,
          save,
        )
        .then(resolve, reject);
    }),
  );
}
