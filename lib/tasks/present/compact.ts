import { presentValue } from "@/lib/custom-fields/present";
import { isoTime } from "@/lib/tasks/present/facts";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { WholeTasks } from "@/lib/tasks/read/list-compact";
import type { Link, TaskRow } from "@/lib/tasks/read/rows";
import type { ViewerContext } from "@/lib/users/present";

export type CompactTasksJson = ReturnType<typeof presentCompactTasks>;
export type CompactTaskJson = CompactParts["facts"] & CompactParts["state"] & CompactParts["own"];

/**
 * Many tasks for a browser: a list for each property instead of an object for each task, people and labels once. Where
 * no task has anything, the list has one value for all of them: null, false or 0.
 */
export function presentCompactTasks(
  { dependentIds, stageIds, ...list }: WholeTasks,
  viewerContext: ViewerContext,
) {
  const presenter = taskPresenter(list, viewerContext);
  const parts = list.rows.map((row) => {
    const { facts, state, isWatching } = presenter.parts(row);
    return { facts, state, own: presentOwnPart(row, facts, state, isWatching) };
  });
  return {
    count: parts.length,
    columns: columnsOf(parts),
    ...presenter.related,
    dependent_task_ids: dependentIds,
    stage_ids: stageIds,
    newest_task_id: list.rows.reduce((newest, { id }) => Math.max(newest, id), 0),
  };
}

type PresentedParts = ReturnType<ReturnType<typeof taskPresenter>["parts"]>;

function presentOwnPart(
  row: TaskRow,
  { settings: { cover, subtask_count, subtask_completed_count, attachment_count } }: PresentedParts["facts"],
  { meta }: PresentedParts["state"],
  isWatching: boolean,
) {
  return {
    is_watching: isWatching,
    cover: cover.backgroundColor === "" && row.coverId === null ? null : cover,
    subtask_count,
    subtask_completed_count,
    attachment_count,
    vote_count: row.voteCount,
    log_minutes: row.loggedMinutes,
    author_name: row.authorName,
    meta: Array.isArray(meta) ? null : meta,
    has_description: row.description !== null && row.description !== "",
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
    assignees: idsOf(row.assignees),
    watchers: idsOf(row.watchers),
    labels: idsOf(row.labels),
    fields: row.customFields?.map(([, fieldId, value]) => [fieldId, presentValue(value)] as const) ?? null,
  };
}

const idsOf = (links: Link[] | null): number[] | null => links && links.map(([id]) => id);

type Columns = { [Name in keyof CompactTaskJson]: CompactTaskJson[Name][] };

interface CompactParts {
  facts: Omit<PresentedParts["facts"], "settings" | "vote_count" | "log_minutes">;
  state: Omit<PresentedParts["state"], "meta">;
  own: ReturnType<typeof presentOwnPart>;
}

/** In another form in the own part. */
const REPLACED = ["settings", "meta", "vote_count", "log_minutes"];

function columnsOf(parts: CompactParts[]): Columns {
  const columns: Record<string, unknown[]> = {};
  for (const part of ["facts", "state", "own"] as const) {
    const records: Record<string, unknown>[] = parts.map((each) => each[part]);
    for (const name of Object.keys(records[0] ?? {}))
      if (part === "own" || !REPLACED.includes(name)) columns[name] = columnOf(records.map((record) => record[name]));
  }
  return asColumns(columns);
}

const columnOf = (values: unknown[]): unknown[] =>
  values.every(isUnset) && values.every((value) => value === values[0]) ? values.slice(0, 1) : values;

const isUnset = (value: unknown) => value === null || value === false || value === 0;

/** The loop over names loses which list belongs to which name. */
const asColumns = (columns: Record<string, unknown[]>) => columns as Columns;
