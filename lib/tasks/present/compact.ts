import { presentValue } from "@/lib/custom-fields/present";
import { isoTime, presentFacts, presentMarks } from "@/lib/tasks/present/facts";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { WholeTasks } from "@/lib/tasks/read/list-compact";
import type { Link, TaskRow } from "@/lib/tasks/read/rows";
import type { ViewerContext } from "@/lib/users/present";

export type CompactTasksJson = ReturnType<typeof presentCompactTasks>;
export type CompactTaskJson = PresentedRow & ReturnType<ReturnType<typeof taskPresenter>["ofReader"]>;

/**
 * Many tasks for a browser: a list for each property instead of an object for each task, people and labels once. Where
 * no task has anything, the list has one value for all of them: null, false or 0.
 */
export function presentCompactTasks({ dependentIds, stageIds, ...list }: WholeTasks, viewerContext: ViewerContext) {
  const presenter = taskPresenter(list, viewerContext);
  return {
    count: list.rows.length,
    columns: columnsOf(list.rows, presenter.ofReader),
    ...presenter.related,
    dependent_task_ids: dependentIds,
    stage_ids: stageIds,
    newest_task_id: list.rows.reduce((newest, { id }) => Math.max(newest, id), 0),
  };
}

type PresentedRow = ReturnType<typeof presentRow>;

/** What is the same for all readers. */
function presentRow(row: TaskRow) {
  const { settings, vote_count: _, log_minutes: __, ...facts } = presentFacts(row);
  return { ...facts, ...presentOwnPart(row, settings) };
}

function presentOwnPart(
  row: TaskRow,
  { cover, subtask_count, subtask_completed_count, attachment_count }: ReturnType<typeof presentFacts>["settings"],
) {
  const { meta, repeat_task_meta, is_pinned } = presentMarks(row);
  return {
    cover: cover.backgroundColor === "" && row.coverId === null ? null : cover,
    subtask_count,
    subtask_completed_count,
    attachment_count,
    vote_count: row.voteCount,
    log_minutes: row.loggedMinutes,
    author_name: row.authorName,
    meta: Array.isArray(meta) ? null : meta,
    repeat_task_meta,
    is_pinned,
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

/** The properties of a presented row, in the order of its values. */
let names: string[] | null = null;

/** Rows are cached, and so are their values. */
const valuesOfRows = new WeakMap<TaskRow, unknown[]>();

function valuesOf(row: TaskRow): unknown[] {
  const known = valuesOfRows.get(row);
  if (known) return known;
  const presented: Record<string, unknown> = presentRow(row);
  const values = (names ??= Object.keys(presented)).map((name) => presented[name]);
  valuesOfRows.set(row, values);
  return values;
}

function columnsOf(rows: TaskRow[], ofReader: (row: TaskRow) => Record<string, unknown>): Columns {
  const [values, readers] = [rows.map(valuesOf), rows.map(ofReader)];
  const own = (names ?? []).map((name, at) => [name, columnOf(values.map((each) => each[at]))]);
  const columns = Object.keys(readers[0] ?? {}).map((name) => [name, columnOf(readers.map((each) => each[name]))]);
  return asColumns(rows.length === 0 ? {} : Object.fromEntries([...own, ...columns]));
}

const columnOf = (values: unknown[]): unknown[] =>
  values.every(isUnset) && values.every((value) => value === values[0]) ? values.slice(0, 1) : values;

const isUnset = (value: unknown) => value === null || value === false || value === 0;

/** The loop over names loses which list belongs to which name. */
const asColumns = (columns: Record<string, unknown[]>) => columns as Columns;
