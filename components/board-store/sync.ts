import type { QueryClient, QueryKey } from "@tanstack/react-query";
import {
  activityKey,
  archivedKey,
  boardKey,
  type BoardJson,
  boardPath,
  editsKey,
  feedKey,
  tasksKey,
} from "@/components/board-store/board-data";
import { serverIdOf } from "@/components/board-store/local-ids";
import { applyResponse } from "@/components/board-store/apply-response";
import type { LiveChange } from "@/components/live/use-live";
import { api, ApiError } from "@/lib/api";
import type { LabelJson } from "@/lib/labels/present";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";
import { type LoadedTasks, withChanges } from "@/components/board-store/edits/loaded-tasks";

interface Changes {
  /** `{}` when unchanged. */
  board: Partial<BoardJson>;
  stages: StageJson[];
  labels: LabelJson[];
  tasks: TaskJson[];
  taskResetRequired: boolean;
  stageResetRequired: boolean;
  labelResetRequired: boolean;
  /** Nothing could be compared, so nothing is listed. */
  sync_reset: boolean;
  synced_at: string;
}

/** Archived rows are included, so that archiving is a change like any other. */
const readChanges = (boardId: number, since: string, seen = ""): Promise<Changes> =>
  api(
    "GET",
    `${boardPath(boardId)}/has-data-changed?since=${encodeURIComponent(since)}&include_archived=true&whole=no&seen=${seen}`,
  );

/** Adds the changes that happened during the request: the result replaces the whole cache entry. */
export async function upToDate(boardId: number, shown: LoadedTasks): Promise<LoadedTasks> {
  const { tasks, synced_at } = await readChanges(boardId, shown.syncedAt);
  return { ...withChanges(shown, tasks), syncedAt: synced_at, isStale: false };
}

const RETRY = 3_000;

interface SyncRequest {
  /** Messages may have been missed: deletions are not repeated. */
  isCatchingUp: boolean;
  /** Id of the transaction that caused the request; empty for a fresh read. */
  seen: string;
}

/** Keeps the cache up to date. One request at a time; changes that arrive during a request cause one more. */
export function newSync(client: QueryClient, boardId: number, onEnded: () => void) {
  let isFetching = false;
  let queued: SyncRequest | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function fetchChanges(request: SyncRequest): Promise<void> {
    if (isFetching) return enqueue(request);
    isFetching = true;
    try {
      const isOvertaken = await applyChanges(client, boardId, request);
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

  return {
    onChange(change: LiveChange) {
      invalidateChanged(client, boardId, change);
      // The list of deleted ids is null when there were too many to name.
      void fetchChanges(change.gone === null ? CATCH_UP : { isCatchingUp: false, seen: change.at });
    },
    catchUp() {
      invalidate(client, [feedKey(boardId), archivedKey(boardId), activityKey(boardId)]);
      void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
      void fetchChanges(CATCH_UP);
    },
    stop: () => clearTimeout(retry),
  };
}

function invalidateChanged(client: QueryClient, boardId: number, { what, gone, commented = [] }: LiveChange) {
  if (gone) applyResponse(client, boardId, { gone });
  // The response of a request under way may still contain the deleted tasks.
  if (gone?.length && client.isFetching({ queryKey: tasksKey(boardId), exact: true }))
    void client.invalidateQueries({ queryKey: tasksKey(boardId), exact: true });
  // The API's list of changes contains neither members nor custom fields.
  if (what.includes("members") || what.includes("board"))
    void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
  // The list of commented tasks is null when there were too many to name.
  invalidate(client, commented?.map((taskId) => feedKey(boardId, taskId)) ?? [feedKey(boardId)]);
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

/** @returns whether an edit was saved during the request: then the response may be older, and is requested again. */
async function applyChanges(
  client: QueryClient,
  boardId: number,
  { isCatchingUp, seen }: SyncRequest,
): Promise<boolean> {
  const since = client.getQueryData<LoadedTasks>(tasksKey(boardId))?.syncedAt ?? "";
  const before = savedIn(client, boardId);
  const { board, stages, labels, tasks, ...changes } = await readChanges(boardId, since, seen);
  const saved = new Set(
    savedIn(client, boardId)
      .filter((edit) => !before.includes(edit))
      .map(({ state }) => taskOf(state.variables)),
  );
  const isOvertaken = tasks.some(({ id }) => saved.has(id));
  client.setQueryData<BoardJson>(
    boardKey(boardId),
    (known) => known && { ...known, ...board, labels: mergedLabels(known.labels, labels) },
  );
  applyResponse(client, boardId, { tasks: tasks.filter(({ id }) => !saved.has(id)), stages });
  if (!isOvertaken)
    client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && { ...known, syncedAt: changes.synced_at });

  // Deletions arrive as live messages: only missed ones require a reload.
  const isMissed = changes.sync_reset || (isCatchingUp && changes.taskResetRequired);
  if (isMissed) void client.invalidateQueries({ queryKey: tasksKey(boardId), exact: true });
  if (changes.stageResetRequired || changes.labelResetRequired)
    void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
  return isOvertaken;
}

const savedIn = (client: QueryClient, boardId: number) =>
  client.getMutationCache().findAll({ mutationKey: editsKey(boardId), status: "success" });

/** Only `useSave` adds mutations under `editsKey`. */
function taskOf(edit: unknown): number | null {
  const { taskId } = edit as { taskId?: number };
  return taskId === undefined ? null : serverIdOf(taskId);
}

const mergedLabels = (known: readonly LabelJson[], changed: readonly LabelJson[]): LabelJson[] => [
  ...known.map((label) => changed.find(({ id }) => id === label.id) ?? label),
  ...changed.filter(({ id }) => !known.some((label) => label.id === id)),
];
