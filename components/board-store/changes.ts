import type { QueryClient } from "@tanstack/react-query";
import { applyResponse } from "@/components/board-store/apply-response";
import { boardKey, type BoardJson, boardPath, editsKey, tasksKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { withChanges } from "@/components/board-store/edits/changed-tasks";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import { api } from "@/lib/api";
import type { LiveChange } from "@/lib/live/changes";
import type { LabelJson } from "@/lib/labels/present";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";

export interface Changes {
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

export interface SyncRequest {
  /** Messages may have been missed: deletions are not repeated. */
  isCatchingUp: boolean;
  /** Id of the transaction that caused the request; empty for a fresh read. */
  seen: string;
}

/** @returns whether an edit was saved during the request: then the response may be older, and is requested again. */
export async function applyChanges(
  client: QueryClient,
  boardId: number,
  { isCatchingUp, seen }: SyncRequest,
): Promise<boolean> {
  const before = savedIn(client, boardId);
  const changes = await readChanges(boardId, syncedAt(client, boardId), seen);
  const saved = new Set(
    savedIn(client, boardId)
      .filter((edit) => !before.includes(edit))
      .map(({ state }) => taskOf(state.variables)),
  );
  const isOvertaken = changes.tasks.some(({ id }) => saved.has(id));
  const tasks = changes.tasks.filter(({ id }) => !saved.has(id));
  merge(client, boardId, { ...changes, tasks });
  if (!isOvertaken) setSyncedAt(client, boardId, changes.synced_at);

  // Deletions arrive as live messages: only missed ones require a reload.
  if (changes.sync_reset || (isCatchingUp && changes.taskResetRequired))
    void client.invalidateQueries({ queryKey: tasksKey(boardId), exact: true });
  return isOvertaken;
}

/** In milliseconds. Longer than the server takes from reading the changes to sending them. */
const JUST_SAVED = 10_000;

/**
 * Applies the answer to a request that the server has spared this browser.
 * @returns false when it does not go on where the last one ended, or may be older than what is known
 */
export function applyPushed(client: QueryClient, boardId: number, pushed: LiveChange["changes"]): boolean {
  if (!pushed) return false;
  const changes = pushed.answer as Changes;
  const known = syncedAt(client, boardId);
  if (pushed.since > known || changes.synced_at < known) return false;
  if (savedIn(client, boardId).some(({ state }) => Date.now() - state.submittedAt < JUST_SAVED)) return false;

  merge(client, boardId, changes);
  setSyncedAt(client, boardId, changes.synced_at);
  return true;
}

function merge(client: QueryClient, boardId: number, { board, stages, labels, tasks, ...resets }: Changes) {
  client.setQueryData<BoardJson>(
    boardKey(boardId),
    (known) => known && { ...known, ...board, labels: mergedLabels(known.labels, labels) },
  );
  applyResponse(client, boardId, { tasks, stages });
  if (resets.stageResetRequired || resets.labelResetRequired)
    void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
}

const syncedAt = (client: QueryClient, boardId: number): string =>
  client.getQueryData<LoadedTasks>(tasksKey(boardId))?.syncedAt ?? "";

const setSyncedAt = (client: QueryClient, boardId: number, at: string) =>
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && { ...known, syncedAt: at });

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
