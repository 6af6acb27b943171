import type { QueryClient } from "@tanstack/react-query";
import { attachmentsKey, boardKey, type BoardJson, commentsKey, taskKey, tasksKey, type WholeTaskJson } from "@/components/board/board-data";
import type { Answer } from "@/components/board/edits";
import { type Attached, withAttached } from "@/lib/attachments/edits";
import type { AttachmentJson } from "@/lib/attachments/present";
import { type Commented, type CommentList, withCommented } from "@/lib/comments/edits";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present";
import { type ShownTasks, withChanges, withEndBehind, withStages } from "@/lib/tasks/shown";

/** Puts what the server said into the cache; what can't be told from it is read anew. */
export function takeIn(client: QueryClient, boardId: number, { tasks = [], gone, stages, board, isStale, task, after = null, attached, commented }: Answer): void {
  if (board || stages) client.setQueryData<BoardJson>(boardKey(boardId), (known) => known && { ...known, ...board, stages: mergedStages(known.stages, stages) });
  const stageIds = client.getQueryData<BoardJson>(boardKey(boardId))?.stages.map(({ id }) => id);
  const shown = client.setQueryData<ShownTasks>(tasksKey(boardId), (known) => {
    if (!known) return known;
    const staged = stages && stageIds ? withStages(known, stageIds) : known;
    const changed = withChanges(task ? withEndBehind(staged, after, task, tasks) : staged, tasks, gone);
    return isStale ? { ...changed, isStale } : changed;
  });

  for (const each of tasks) renewOpenTask(client, boardId, each);
  if (attached) takeInAttached(client, boardId, attached);
  if (commented) takeInCommented(client, boardId, commented);
  for (const id of gone ?? []) client.setQueryData<WholeTaskJson | null>(taskKey(boardId, id), (known) => known && null);
  if (shown?.isStale) void client.invalidateQueries({ queryKey: tasksKey(boardId), exact: true });
}

/** A task that is open keeps what only its dialog knows; one that is deleted is null. */
function renewOpenTask(client: QueryClient, boardId: number, task: TaskJson) {
  client.setQueryData<WholeTaskJson | null>(taskKey(boardId, task.id), (known) => known && { ...known, ...task });

  // What changed about it may be one of these, of which only the number is told.
  const attachments = attachmentsKey(boardId, task.id);
  const mayHaveAny = task.settings.attachment_count > 0 || (client.getQueryData<AttachmentJson[]>(attachments) ?? []).length > 0;
  if (mayHaveAny) void client.invalidateQueries({ queryKey: attachments, exact: true });
}

/** What is being read of them may be older. */
function takeInAttached(client: QueryClient, boardId: number, { taskId, ...change }: Attached) {
  const queryKey = attachmentsKey(boardId, taskId);
  client.setQueryData<AttachmentJson[]>(queryKey, (known) => known && withAttached(known, change));
  void client.invalidateQueries({ queryKey, exact: true });
}

/** In whichever order they are loaded. */
function takeInCommented(client: QueryClient, boardId: number, { taskId, ...change }: Commented) {
  const queryKey = commentsKey(boardId, taskId);
  for (const [key] of client.getQueriesData({ queryKey })) client.setQueryData<CommentList>(key, (known) => known && withCommented(known, change, key.at(-1) === "oldest"));
  void client.invalidateQueries({ queryKey });
}

function mergedStages(known: readonly StageJson[], changed: readonly StageJson[] = []): StageJson[] {
  const others = known.filter(({ id }) => !changed.some((stage) => stage.id === id));
  const active = [...others, ...changed].filter(({ archived_at }) => archived_at === null);
  return active.sort((one, other) => Number(one.position) - Number(other.position) || one.id - other.id);
}
