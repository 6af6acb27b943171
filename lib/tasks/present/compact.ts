import { presentValue } from "@/lib/custom-fields/present";
import { isoTime } from "@/lib/tasks/present/facts";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { WholeTasks } from "@/lib/tasks/read/list-compact";
import type { Link, TaskRow } from "@/lib/tasks/read/rows";
import type { ViewerContext } from "@/lib/users/present";

export type CompactTasksJson = ReturnType<typeof presentCompactTasks>;
export type CompactTaskJson = ReturnType<typeof presentCompactTask>;

/**
 * Many tasks for a browser: a list for each property instead of an object for each task, people and labels once. Where
 * no task has anything, the list has one value for all of them: null, false or 0.
 */
export function presentCompactTasks(
  { dependentIds, stageIds, ...list }: Omit<WholeTasks, "syncedAt">,
  viewerContext: ViewerContext,
) {
  const presenter = taskPresenter(list, viewerContext);
  const tasks = list.rows.map((row) => presentCompactTask(row, presenter.withoutRelations(row)));
  return {
    count: tasks.length,
    columns: columnsOf(tasks),
    ...presenter.related,
    dependent_task_ids: dependentIds,
    stage_ids: stageIds,
    newest_task_id: list.rows.reduce((newest, { id }) => Math.max(newest, id), 0),
  };
}

type TaskWithoutRelations = ReturnType<ReturnType<typeof taskPresenter>["withoutRelations"]>;

function presentCompactTask(row: TaskRow, { settings, meta, ...task }: TaskWithoutRelations) {
  const { cover, subtask_count, subtask_completed_count, attachment_count } = settings;
  return {
    ...task,
    cover: cover.backgroundColor === "" && row.coverId === null ? null : cover,
    subtask_count,
    subtask_completed_count,
    attachment_count,
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

function columnsOf(tasks: CompactTaskJson[]): Columns {
  const names = Object.keys(tasks[0] ?? {}) as (keyof CompactTaskJson)[];
  const columns = names.map((name) => {
    const values = tasks.map((task) => task[name]);
    return [
      name,
      values.every(isUnset) && values.every((value) => value === values[0]) ? values.slice(0, 1) : values,
    ] as const;
  });
  return asColumns(Object.fromEntries(columns));
}

const isUnset = (value: unknown) => value === null || value === false || value === 0;

/** `Object.fromEntries` loses which list belongs to which name. */
const asColumns = (columns: Record<string, unknown[]>) => columns as Columns;
