import type { QueryClient, QueryKey } from "@tanstack/react-query";
import {
  activityKey,
  archivedKey,
  boardKey,
  dependenciesKey,
  feedKey,
  reactionsKey,
  roadmapKey,
  submissionsKey,
  tasksKey,
} from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import { applyChanges, applyPushed, type SyncRequest } from "@/components/board-store/changes";
import type { LiveChange } from "@/components/live/use-live";
import { ApiError } from "@/lib/api";
import { isNotPolled } from "@/lib/live/changes";

const RETRY = 3_000;

/** Keeps the cache up to date. */
export function newSync(client: QueryClient, boardId: number, onEnded: () => void) {
  const { fetchChanges, isFetching, noteGone, stop } = newFetcher(client, boardId, onEnded);

  return {
    onChange(change: LiveChange) {
      invalidateChanged(client, boardId, change);
      noteGone(change.gone ?? []);
      if (isNotPolled(change)) return;
      // The list of deleted ids is null when there were too many to name.
      if (change.gone === null) void fetchChanges(CATCH_UP);
      else if (isFetching() || !applyPushed(client, boardId, change.changes))
        void fetchChanges({ isCatchingUp: false, seen: change.at });
    },
    catchUp() {
      invalidate(client, [feedKey(boardId), reactionsKey(boardId), archivedKey(boardId), activityKey(boardId)]);
      invalidate(client, [roadmapKey(boardId), submissionsKey(boardId), dependenciesKey(boardId)]);
      void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
      void fetchChanges(CATCH_UP);
    },
    stop,
  };
}

/** One request at a time; changes that arrive during a request cause one more. */
function newFetcher(client: QueryClient, boardId: number, onEnded: () => void) {
  let isFetching = false;
  let queued: SyncRequest | null = null;
  /** Deleted during the request, whose answer may be older. */
  let gone = new Set<number>();
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function fetchChanges(request: SyncRequest): Promise<void> {
    if (isFetching) return enqueue(request);
    isFetching = true;
    gone = new Set();
    try {
      const isOvertaken = await applyChanges(client, boardId, request, (id) => gone.has(id));
      if (isOvertaken) enqueue(REFETCH);
    } catch (error) {
      if (isAccessLost(error)) onEnded();
      else retry = setTimeout(() => void fetchChanges(CATCH_UP), RETRY);
    } finally {
      isFetching = false;
    }
    const next = queued;
    queued = null;
    if (next) await fetchChanges(next);
  }

  function enqueue(request: SyncRequest) {
    queued = queued ? mergedRequest(queued, request) : request;
  }

  const noteGone = (ids: readonly number[]) => ids.forEach((id) => gone.add(id));
  return { fetchChanges, isFetching: () => isFetching, noteGone, stop: () => clearTimeout(retry) };
}

function invalidateChanged(client: QueryClient, boardId: number, { what, gone, commented = [] }: LiveChange) {
  if (gone) applyResponse(client, boardId, { removed: gone });
  // The response of a request under way may still contain the deleted tasks.
  if (gone?.length && client.isFetching({ queryKey: tasksKey(boardId), exact: true }))
    void client.invalidateQueries({ queryKey: tasksKey(boardId), exact: true });
  // The API's list of changes contains neither members nor custom fields.
  if (what.includes("members") || what.includes("board"))
    void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
  if (what.includes("submissions") || what.includes("board"))
    invalidate(client, [roadmapKey(boardId), submissionsKey(boardId)]);
  if (what.includes("dependencies")) invalidate(client, [dependenciesKey(boardId)]);
  // The list of commented tasks is null when there were too many to name.
  for (const keyOf of [feedKey, reactionsKey])
    invalidate(client, commented?.map((taskId) => keyOf(boardId, taskId)) ?? [keyOf(boardId)]);
  invalidate(client, [archivedKey(boardId), activityKey(boardId)]);
}

function invalidate(client: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

const isAccessLost = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);

const CATCH_UP: SyncRequest = { isCatchingUp: true, seen: "" };
const REFETCH: SyncRequest = { isCatchingUp: false, seen: "" };

function mergedRequest(one: SyncRequest, other: SyncRequest): SyncRequest {
  if (one.isCatchingUp || other.isCatchingUp) return CATCH_UP;
  return BigInt(one.seen) > BigInt(other.seen) ? one : other;
}
