import type { QueryClient } from "@tanstack/react-query";
import { applyResponse } from "@/components/board-store/apply-response";
import { boardKey, type BoardJson, boardPath, editsKey, tasksKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { withChanges, withTotals } from "@/components/board-store/edits/changed-tasks";
import { type BoardEdit, editsIn } from "@/components/board-store/edits";
import {
  isBoardPropertyEdit,
  isLabelEdit,
  isStageEdit,
  isSubtaskEdit,
  isTaskEdit,
  isTasksEdit,
  isTrashEdit,
} from "@/components/board-store/edit-areas";
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
  /** More changed than the server lists: all have to be read in pages again. */
  too_many_tasks?: boolean;
  /** Ids of stages with their numbers of tasks. */
  stage_totals?: readonly (readonly [stageId: number, total: number])[];
}

/** Archived rows are included, so that archiving is a change like any other. */
const readChanges = (boardId: number, since: string, seen = ""): Promise<Changes> =>
  api(
    "GET",
    `${boardPath(boardId)}/has-data-changed?since=${encodeURIComponent(since)}&include_archived=true&paged=yes&seen=${seen}`,
  );

/** Adds the changes that happened during the request: the result replaces the whole cache entry. Null when there are too many. */
export async function upToDate(boardId: number, shown: LoadedTasks): Promise<LoadedTasks | null> {
  const { tasks, stage_totals, too_many_tasks, synced_at } = await readChanges(boardId, shown.syncedAt);
  if (too_many_tasks) return null;
  return { ...withTotals(withChanges(shown, tasks), stage_totals), syncedAt: synced_at, isStale: false };
}

export interface SyncRequest {
  /** Messages may have been missed: deletions are not repeated. */
  isCatchingUp: boolean;
  /** Id of the transaction that caused the request; empty for a fresh read. */
  seen: string;
}

/**
 * @param isGone whether a task was deleted during the request
 * @returns whether an edit was saved during the request: then the response may be older, and is requested again
 */
export async function applyChanges(
  client: QueryClient,
  boardId: number,
  { isCatchingUp, seen }: SyncRequest,
  isGone: (taskId: number) => boolean,
): Promise<boolean> {
  const before = savedIn(client, boardId);
  const answer = await readChanges(boardId, syncedAt(client, boardId), seen);
  const changes = { ...answer, tasks: answer.tasks.filter(({ id }) => !isGone(id)) };
  const saved = savedIn(client, boardId).filter((edit) => !before.includes(edit));
  const { isOvertaken, ...newer } = withoutOvertaken(
    changes,
    saved.flatMap(({ state }) => editsIn(state.variables as BoardEdit)),
  );
  merge(client, boardId, newer);
  if (!isOvertaken) setSyncedAt(client, boardId, changes.synced_at);
  if (changes.too_many_tasks) readTasksAgain(client, boardId);

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
  if (changes.too_many_tasks) readTasksAgain(client, boardId);
  return true;
}

function merge(client: QueryClient, boardId: number, changes: Changes) {
  const { board, stages, labels, tasks, stage_totals, ...resets } = changes;
  client.setQueryData<BoardJson>(
    boardKey(boardId),
    (known) => known && { ...known, ...board, labels: mergedLabels(known.labels, labels) },
  );
  applyResponse(client, boardId, { tasks, stages });
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && withTotals(known, stage_totals));
  if (resets.stageResetRequired || resets.labelResetRequired)
    void client.invalidateQueries({ queryKey: boardKey(boardId), exact: true });
}

/** Unless a new stage has caused it already. */
function readTasksAgain(client: QueryClient, boardId: number) {
  const queryKey = tasksKey(boardId);
  if (!client.getQueryData<LoadedTasks>(queryKey)?.isStale) void client.invalidateQueries({ queryKey, exact: true });
}

const syncedAt = (client: QueryClient, boardId: number): string =>
  client.getQueryData<LoadedTasks>(tasksKey(boardId))?.syncedAt ?? "";

const setSyncedAt = (client: QueryClient, boardId: number, at: string) =>
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && { ...known, syncedAt: at });

const savedIn = (client: QueryClient, boardId: number) =>
  client.getMutationCache().findAll({ mutationKey: editsKey(boardId), status: "success" });

const CHANGE_TOTALS = [isTaskEdit, isTasksEdit, isStageEdit, isSubtaskEdit, isTrashEdit];

/** Leaves out what was saved during the request: the answer may be older, and the response to the edit is in the cache. */
function withoutOvertaken(changes: Changes, saved: readonly BoardEdit[]): Changes & { isOvertaken: boolean } {
  const taskIds = new Set(saved.flatMap((edit) => ("taskId" in edit ? serverIdOf(edit.taskId) : [])));
  const tasks = changes.tasks.filter(({ id }) => !taskIds.has(id));
  const stages = saved.some(isStageEdit) ? [] : changes.stages;
  const labels = saved.some(isLabelEdit) ? [] : changes.labels;
  const board = saved.some(isBoardPropertyEdit) ? {} : changes.board;
  // Their numbers may be of before or after what was saved.
  const areCounted = !saved.some((edit) => CHANGE_TOTALS.some((isOf) => isOf(edit)));
  const stage_totals = areCounted ? changes.stage_totals : undefined;
  const isOvertaken =
    stage_totals !== changes.stage_totals ||
    tasks.length < changes.tasks.length ||
    stages.length < changes.stages.length ||
    labels.length < changes.labels.length ||
    (board !== changes.board && Object.keys(changes.board).length > 0);
  return { ...changes, tasks, stages, labels, board, stage_totals, isOvertaken };
}

const mergedLabels = (known: readonly LabelJson[], changed: readonly LabelJson[]): LabelJson[] => [
  ...known.map((label) => changed.find(({ id }) => id === label.id) ?? label),
  ...changed.filter(({ id }) => !known.some((label) => label.id === id)),
];
