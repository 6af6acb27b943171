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

/** Goes on with what pages that are gone have left: their changes are shown, and sent in the same order. */
export async function restore(person: number, waiting: WaitingChanges): Promise<void> {
  const left = (await readQueues<Queue>(person)).filter(({ page }) => page !== THIS_PAGE);
  for (const { page, key } of left)
    void oncePageIsGone(page, async () => {
      const queue = await readQueue<Queue>(key);
      if (queue) await goOn(queue, waiting);
    }).catch(console.error);
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
