import type { QueryClient, QueryKey } from "@tanstack/react-query";
import {
  attachmentsKey,
  boardKey,
  type BoardJson,
  dependenciesKey,
  feedKey,
  relatedKey,
  reactionsKey,
  subtasksKey,
  taskKey,
  tasksKey,
  timeKey,
  type WholeTaskJson,
} from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { commentsIn, type FeedList, type FeedOrder, type FeedType } from "@/components/board-store/edits/feed-edits";
import { type AttachmentChange, withAttachmentChange } from "@/components/board-store/edits/attachment-edits";
import type { AttachmentJson } from "@/lib/attachments/present";
import { type CommentChange, withCommentChange } from "@/components/board-store/edits/comment-edits";
import {
  withDependencyChange,
  withRelatedRecords,
  withTaskRecords,
} from "@/components/board-store/edits/dependency-edits";
import { type ReactionChange, withReactionChange } from "@/components/board-store/edits/reaction-edits";
import type { ReactionJson } from "@/lib/reactions/present";
import { withTimeChange } from "@/components/board-store/edits/time-edits";
import type { TimeTrackJson } from "@/lib/time/present";
import type { DependencyJson, RelatedTasks } from "@/lib/dependencies/present";
import type { StageJson } from "@/lib/stages/present";
import {
  countsOf,
  type SubtaskGroupView,
  type SubtaskChange,
  withSubtaskChange,
} from "@/components/board-store/edits/subtask-edits";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { withChanges, withEndAfter, withRecord, withStages } from "@/components/board-store/edits/changed-tasks";

/** Writes the server's response into the cache and invalidates what it cannot tell. */
export function applyResponse(client: QueryClient, boardId: number, response: EditResponse): void {
  const { tasks = [], removed, stages, board, isStale, task, after = null } = response;
  const { attachmentChange, commentChange, reactionChange, subtaskChange, timeChange } = response;
  const withStagesMerged = (known?: BoardJson) =>
    known && { ...known, ...board, stages: mergedStages(known.stages, stages) };
  if (board || stages) client.setQueryData<BoardJson>(boardKey(boardId), withStagesMerged);
  const stageIds = client.getQueryData<BoardJson>(boardKey(boardId))?.stages.map(({ id }) => id);
  const shown = client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => {
    if (!known) return known;
    const staged = stages && stageIds ? withStages(known, stageIds) : known;
    const changed = withChanges(task ? withEndAfter(staged, after, task, tasks) : staged, tasks, removed);
    return isStale ? { ...changed, isStale } : changed;
  });

  for (const each of tasks) updateOpenTask(client, boardId, each);
  if (attachmentChange) applyAttachmentChange(client, boardId, attachmentChange);
  if (reactionChange) applyReactionChange(client, boardId, reactionChange);
  if (commentChange) applyCommentChange(client, boardId, commentChange);
  if (timeChange)
    client.setQueryData<readonly TimeTrackJson[]>(
      timeKey(boardId, timeChange.taskId),
      (known) => known && withTimeChange(known, timeChange),
    );
  for (const taskId of new Set(tasks.flatMap(({ parent_id }) => parent_id ?? [])))
    applySubtaskChange(client, boardId, { taskId, saved: tasks.filter(({ parent_id }) => parent_id === taskId) });
  if (subtaskChange) applySubtaskChange(client, boardId, subtaskChange);
  for (const id of removed ?? [])
    client.setQueryData<WholeTaskJson | null>(taskKey(boardId, id), (known) => known && null);
  updateDependencies(client, boardId, response);
  if (shown?.isStale) void client.invalidateQueries({ queryKey: tasksKey(boardId), exact: true });
}

function updateDependencies(
  client: QueryClient,
  boardId: number,
  { dependencyChange, tasks = [], removed = [] }: EditResponse,
) {
  const queryKey = dependenciesKey(boardId);
  client.setQueryData<readonly DependencyJson[]>(queryKey, (known) => {
    if (!known) return known;
    const changed = withTaskRecords(known, tasks, removed);
    return dependencyChange ? withDependencyChange(changed, dependencyChange) : changed;
  });
  client.setQueriesData<RelatedTasks>(
    { queryKey, predicate: (query) => query.queryKey.length === relatedKey(boardId, 0).length },
    (known) => known && withRelatedRecords(known, tasks, removed),
  );
  if (dependencyChange) void client.invalidateQueries({ queryKey });
}

/** An open task keeps the properties that only its dialog has; a deleted one is null, until it is restored. */
function updateOpenTask(client: QueryClient, boardId: number, task: TaskJson) {
  if (client.getQueryData(taskKey(boardId, task.id)) === null)
    void client.resetQueries({ queryKey: taskKey(boardId, task.id), exact: true });
  client.setQueryData<WholeTaskJson | null>(taskKey(boardId, task.id), (known) => known && withRecord(known, task));

  // The change may concern the attachments, of which the task has only the number.
  const attachments = attachmentsKey(boardId, task.id);
  const mayHaveAny =
    task.settings.attachment_count > 0 || (client.getQueryData<AttachmentJson[]>(attachments) ?? []).length > 0;
  if (mayHaveAny) void client.invalidateQueries({ queryKey: attachments, exact: true });
  void client.invalidateQueries({ queryKey: subtasksKey(boardId, task.id), exact: true });
  void client.invalidateQueries({ queryKey: timeKey(boardId, task.id), exact: true });
  void client.invalidateQueries({ queryKey: feedKey(boardId, task.id) });
}

/** A request under way may return older data. The task shows the new count before the server sends it. */
function applyAttachmentChange(client: QueryClient, boardId: number, { taskId, ...change }: AttachmentChange) {
  const queryKey = attachmentsKey(boardId, taskId);
  const isCountKnown = isUpToDate(client, queryKey);
  const attachments = client.setQueryData<AttachmentJson[]>(
    queryKey,
    (known) => known && withAttachmentChange(known, change),
  );
  if (isCountKnown && attachments)
    recount(client, boardId, taskId, ({ settings }) => ({
      settings: { ...settings, attachment_count: attachments.length },
    }));
  void client.invalidateQueries({ queryKey, exact: true });
}

/** The task shows the new count before the server sends it. */
function applySubtaskChange(client: QueryClient, boardId: number, { taskId, ...change }: SubtaskChange) {
  const queryKey = subtasksKey(boardId, taskId);
  const groups = client.setQueryData<SubtaskGroupView[]>(
    queryKey,
    (known) => known && withSubtaskChange(known, change),
  );
  // A request under way may return older data.
  if (client.isFetching({ queryKey, exact: true })) void client.invalidateQueries({ queryKey, exact: true });
  if (!groups) return;

  recount(client, boardId, taskId, ({ settings }) => ({ settings: { ...settings, ...countsOf(groups) } }));
}

/** The response to a deletion has no task: the count on its card is corrected here. */
function applyCommentChange(client: QueryClient, boardId: number, { taskId, ...change }: CommentChange) {
  const queryKey = feedKey(boardId, taskId);
  const isCountKnown = client
    .getQueriesData<FeedList>({ queryKey })
    .some(([key, list]) => list && isUpToDate(client, key) && commentsIn(list).some(({ id }) => id === change.removed));
  for (const [key] of client.getQueriesData({ queryKey }))
    client.setQueryData<FeedList>(key, (known) => known && withCommentChange(known, change, ...feedFilterOf(key)));
  if (isCountKnown) recount(client, boardId, taskId, ({ comments_count }) => ({ comments_count: comments_count - 1 }));
  void client.invalidateQueries({ queryKey });
}

function applyReactionChange(client: QueryClient, boardId: number, change: ReactionChange) {
  const queryKey = reactionsKey(boardId, change.taskId);
  client.setQueryData<readonly ReactionJson[]>(queryKey, (known) => known && withReactionChange(known, change));
  void client.invalidateQueries({ queryKey });
}

/** Every key of a feed is a `feedKey` in full. */
const feedFilterOf = (key: QueryKey) => key.slice(-2) as [FeedType, FeedOrder];

/** Stale data is refetched anyway, with its count. */
const isUpToDate = (client: QueryClient, queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated === false;

function recount(
  client: QueryClient,
  boardId: number,
  taskId: number,
  change: (task: TaskCounts) => Partial<TaskCounts>,
) {
  client.setQueryData<WholeTaskJson | null>(
    taskKey(boardId, taskId),
    (known) => known && { ...known, ...change(known) },
  );
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => {
    const task = known?.tasks[taskId];
    return known && task ? { ...known, tasks: { ...known.tasks, [taskId]: { ...task, ...change(task) } } } : known;
  });
}

type TaskCounts = Pick<TaskJson, "settings" | "comments_count">;

function mergedStages(known: readonly StageJson[], changed: readonly StageJson[] = []): StageJson[] {
  const others = known.filter(({ id }) => !changed.some((stage) => stage.id === id));
  const active = [...others, ...changed].filter(({ archived_at }) => archived_at === null);
  return active.sort((one, other) => Number(one.position) - Number(other.position) || one.id - other.id);
}
