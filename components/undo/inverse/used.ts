import type { EditResponse } from "@/components/board-store/edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import { isSame } from "@/components/undo/inverse/inverse";
import type { KnownTask, Shown } from "@/components/undo/inverse/shown";

/**
 * Whether a task is no longer as the server has created it: what others have made of it would be gone with it.
 *
 * @param answer to the edit that created it; until then nobody else can have changed it
 */
export function isUsed(now: Shown, localId: number, answer: EditResponse | null): boolean {
  const id = serverIdOf(localId);
  const created = answer?.task ?? answer?.subtaskChange?.saved?.find((task) => task.id === id);
  const task = now.task(id);
  if (!created || !task) return false;
  return (
    !isSame(factsOf(task), factsOf(created)) || hasMore(task, created) || !isAlike(detailsOf(task), detailsOf(created))
  );
}

const factsOf = ({ title, stage_id, status, started_at, due_at, priority, assignees, labels }: KnownTask) => [
  ...[title, stage_id, status, started_at, due_at, priority],
  assignees.map(({ ID }) => ID).sort(),
  labels.map(({ id }) => id).sort(),
];

const hasMore = (task: KnownTask, created: KnownTask): boolean =>
  task.comments_count > created.comments_count ||
  task.settings.subtask_count > created.settings.subtask_count ||
  task.settings.attachment_count > created.settings.attachment_count;

/** What is not known of every task on a screen. */
const detailsOf = ({ description, task_custom_fields: fields }: KnownTask) => [
  description === undefined ? undefined : (description ?? ""),
  fields
    ?.flatMap(({ foreign_id, settings: { value } }) =>
      value === null ? [] : [`${foreign_id} ${JSON.stringify(value)}`],
    )
    .sort(),
];

const isAlike = (known: readonly unknown[], created: readonly unknown[]): boolean =>
  known.every((value, at) => value === undefined || created[at] === undefined || isSame(value, created[at]));
