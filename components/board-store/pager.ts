import type { QueryClient } from "@tanstack/react-query";
import { readPage, tasksKey } from "@/components/board-store/board-data";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { type LoadedTasks, withPage } from "@/components/board-store/edits/loaded-tasks";

/** Loads one page of a stage at a time. Only the first of consecutive failures is reported. */
export function newPager(
  client: QueryClient,
  boardId: number,
  onFailure: (error: unknown) => void,
): (stageId: number) => Promise<Outcome> {
  const loading = new Map<number, Promise<Outcome>>();
  const failing = new Set<number>();

  async function load(stageId: number): Promise<Outcome> {
    try {
      const outcome = await loadPage(client, boardId, stageId);
      failing.delete(stageId);
      return outcome;
    } catch (error) {
      if (!failing.has(stageId)) onFailure(error);
      failing.add(stageId);
      return "failed";
    } finally {
      loading.delete(stageId);
    }
  }

  return (stageId) => {
    const pending = loading.get(stageId) ?? load(stageId);
    loading.set(stageId, pending);
    return pending;
  };
}

/** A page may be older than what was merged during its request, so it is read again, but not for ever. */
const MOST_READS = 5;

async function loadPage(client: QueryClient, boardId: number, stageId: number): Promise<Outcome> {
  const key = tasksKey(boardId);
  for (let reads = 1; ; reads += 1) {
    const shown = client.getQueryData<LoadedTasks>(key);
    if (!shown?.stages[stageId]?.end) return "loaded";

    const page = await readPage(boardId, stageId, shown);
    const known = client.getQueryData<LoadedTasks>(key);
    if (!known) return "loaded";
    const isNewest = known === shown;
    if (!isNewest && reads < MOST_READS && cursorIn(known, stageId) === cursorIn(shown, stageId)) continue;

    const read = withPage(known, page);
    if (read === known) return "discarded";
    client.setQueryData<LoadedTasks>(key, read);
    if (read.isStale || !isNewest) void client.invalidateQueries({ queryKey: key, exact: true });
    return "loaded";
  }
}

const cursorIn = ({ stages }: LoadedTasks, stageId: number) => stages[stageId]?.end?.cursor;
