import type { AllTasksJson } from "@/components/board-store/edits/all-tasks";
import type { TaskJson } from "@/lib/tasks/present/task";

/** What `GET /boards-app/v1/boards/{board}/tasks` answers. */
export function allTasksJson(tasks: readonly TaskJson[], stageIds: number[], syncedAt: string): AllTasksJson {
  return {
    count: tasks.length,
    columns: columnsOf(tasks.map(compact)),
    people: once(
      tasks.flatMap(({ assignees, watchers }) => [...assignees, ...watchers]),
      ({ ID }) => ID,
    ),
    labels: once(
      tasks.flatMap(({ labels }) => labels),
      ({ id }) => id,
    ),
    dependent_task_ids: [],
    stage_ids: stageIds,
    newest_task_id: Math.max(0, ...tasks.map(({ id }) => id)),
    synced_at: syncedAt,
  };
}

const compact = ({
  settings,
  meta,
  description,
  assignees,
  watchers,
  labels,
  task_custom_fields,
  ...task
}: TaskJson) => ({
  ...task,
  ...settings,
  author_name: settings.author?.name ?? null,
  vote_count: task.vote_count ?? 0,
  log_minutes: task.log_minutes ?? 0,
  meta: Array.isArray(meta) ? null : meta,
  has_description: Boolean(description),
  assignees: assignees.map(({ ID }) => ID),
  watchers: watchers.map(({ ID }) => ID),
  labels: labels.map(({ id }) => id),
  fields: task_custom_fields.map(({ foreign_id, settings: { value } }) => [foreign_id, value] as const),
});

type Columns = AllTasksJson["columns"];

/** `Object.fromEntries` loses which list belongs to which name. */
const columnsOf = (rows: readonly ReturnType<typeof compact>[]) =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((row) => Reflect.get(row, name))]),
  ) as Columns;

const once = <Thing>(things: readonly Thing[], idOf: (thing: Thing) => number): Thing[] => [
  ...new Map(things.map((thing) => [idOf(thing), thing])).values(),
];
