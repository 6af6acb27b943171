import { withValue } from "@/components/board-store/edits/custom-field-edits";
import type { FieldValueJson } from "@/lib/custom-fields/present";
import type { LabelJson } from "@/lib/labels/present";
import type { Json } from "@/lib/http/response/json";
import { between, hundredths, positionOf } from "@/lib/order";
import { timeAfter, type TimeEdit } from "@/components/board-store/edits/time-edits";
import { BLANK } from "@/components/board-store/edits/blank-task";
import type { TaskCardJson, TaskJson } from "@/lib/tasks/present/task";
import { byStage, type LoadedTasks, type StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { withChanges, withEndAfter } from "@/components/board-store/edits/changed-tasks";
import { type StageRule, statusAfterMove, statusIn } from "@/components/board-store/edits/status-in-stage";

export type TaskEdit =
  /** `id` is negative until the server gives a real one. */
  | {
      kind: "create-task";
      id: number;
      stageId: number;
      title: string;
      at: "start" | "end";
      extras: NewTaskExtras;
      optimistic: OptimisticTask;
    }
  /** Refused if the task is not in the expected stage. */
  | { kind: "move-task"; taskId: number; stageId: number; place: Neighbours; expectedStageId?: number }
  /** `optimistic` is shown until the server responds; `from` is the text that was edited. */
  | {
      kind: "change-task";
      taskId: number;
      property: string;
      value: Json;
      optimistic: OptimisticTask;
      from?: string | null;
      /** Refused if the property has another value. */
      expected?: Json;
    }
  /** Both dates with one request. A due date reopens the task. Refused if they are others than expected. */
  | {
      kind: "schedule-task";
      taskId: number;
      startedAt: string | null;
      dueAt: string | null;
      expected?: Pick<TaskCardJson, "started_at" | "due_at">;
    }
  | { kind: "pin-task"; taskId: number; isPinned: boolean }
  | { kind: "label-task"; taskId: number; label: LabelJson; isOn: boolean }
  /** Null clears the field. Refused if it has another value than expected. */
  | { kind: "fill-task"; taskId: number; fieldId: number; value: FieldValue; expected?: FieldValue }
  /** Null ends the repetition. `rule` is shown until the server responds. */
  | {
      kind: "repeat-task";
      taskId: number;
      body: Readonly<Record<string, Json>> | null;
      rule: TaskJson["repeat_task_meta"];
      /** The same for the rule that the task had. */
      former: { body: Readonly<Record<string, Json>> | null; rule: TaskJson["repeat_task_meta"] };
    }
  /** A new task from this one, which may be a template. `key` is its id until the server gives a real one. */
  | { kind: "copy-task"; taskId: number; key: number; fromTemplate: boolean; draft: CopyDraft }
  /** To another board. */
  | { kind: "transfer-task"; taskId: number; boardId: number; boardTitle: string; stageId: number; at: "start" | "end" }
  /** Takes a transfer back: to the end of the stage, with the labels and assignees that the task had. */
  | {
      kind: "return-task";
      taskId: number;
      stageId: number;
      title: string;
      labels: readonly number[];
      people: readonly number[];
      transfer: Pick<Extract<TaskEdit, { kind: "transfer-task" }>, "boardId" | "boardTitle" | "stageId">;
    }
  | TimeEdit
  | { kind: "delete-task"; taskId: number };

type FieldValue = FieldValueJson["settings"]["value"];

export interface CopyDraft {
  title: string;
  stageId: number;
  /** As the request names what is copied; its value is whether it is. */
  parts: Readonly<Record<string, boolean>>;
}

export type OptimisticTask = Partial<TaskJson>;

export interface Neighbours {
  after: number | null;
  before: number | null;
  /** Only without neighbours; the default is the end. */
  at?: "start";
}

/** As `POST tasks` takes them. */
export interface NewTaskExtras {
  description?: string;
  priority?: string;
  due_at?: string;
  assignees?: number[];
  labels?: number[];
}

type PlainEdit = Exclude<TaskEdit, { kind: "create-task" | "move-task" | "delete-task" }>;

/** What an edit shows of a task until the server responds. */
export function optimisticTask(task: StoredTask, edit: PlainEdit): OptimisticTask {
  switch (edit.kind) {
    case "change-task":
      return edit.optimistic;
    case "schedule-task":
      return {
        started_at: edit.startedAt,
        due_at: edit.dueAt,
        ...(edit.dueAt !== null && edit.dueAt !== task.due_at && { status: "open" }),
      };
    case "pin-task":
      return { is_pinned: edit.isPinned };
    case "label-task":
      return { labels: labelsAfter(task, edit) };
    case "repeat-task":
      return { repeat_task_meta: edit.rule };
    case "copy-task":
    case "transfer-task":
    case "return-task":
      // Shown when the server has done it.
      return {};
    case "fill-task":
      return fieldValuesAfter(task, edit);
    default:
      return timeAfter(task, edit);
  }
}

export function withTaskEdit(shown: LoadedTasks, edit: TaskEdit, stages: readonly StageRule[] = []): LoadedTasks {
  if (edit.kind === "create-task") return withNewTask(shown, edit, stages);
  const task = shown.tasks[edit.taskId];
  if (!task) return shown;

  switch (edit.kind) {
    case "move-task":
      return withMove(shown, task, edit, stages);
    case "delete-task":
      return { ...withChanges(shown, [], [task.id]), isStale: shown.isStale };
    default:
      return withOptimisticTask(shown, task, optimisticTask(task, edit));
  }
}

/** Only the server's responses make the data stale, not an optimistic change. */
const withOptimisticTask = (shown: LoadedTasks, task: TaskCardJson, optimistic: OptimisticTask): LoadedTasks => ({
  ...withChanges(shown, [{ ...task, ...optimistic }]),
  isStale: shown.isStale,
});

/** A task that is moved after the last loaded one stays visible. */
function withMove(
  shown: LoadedTasks,
  task: TaskCardJson,
  { stageId, place }: Extract<TaskEdit, { kind: "move-task" }>,
  stages: readonly StageRule[],
): LoadedTasks {
  const status = statusAfterMove(task.status, task.stage_id, stageId, stages);
  const moved = { ...task, status, stage_id: stageId, position: positionIn(shown, stageId, place, task.id) };
  return withOptimisticTask(place.before === null ? withEndAfter(shown, place.after, moved) : shown, moved, {});
}

const fieldValuesAfter = (
  { id, task_custom_fields }: Pick<TaskCardJson, "id"> & Partial<Pick<TaskJson, "task_custom_fields">>,
  { fieldId, value }: Extract<TaskEdit, { kind: "fill-task" }>,
): OptimisticTask => ({ task_custom_fields: withValue(task_custom_fields ?? [], id, fieldId, value) });

function labelsAfter(
  { id, labels }: TaskCardJson,
  { label, isOn }: Extract<TaskEdit, { kind: "label-task" }>,
): TaskCardJson["labels"] {
  const others = labels.filter((each) => each.id !== label.id);
  return isOn ? [...others, labelOn(id, label)] : others;
}

export const labelOn = (taskId: number, label: LabelJson): TaskCardJson["labels"][number] => ({
  ...label,
  pivot: {
    object_id: taskId,
    foreign_id: label.id,
    settings: null,
    preferences: null,
    created_at: label.created_at,
    updated_at: label.updated_at,
  },
});

/** Next to a neighbour that is gone the end is used. */
function positionIn(
  shown: LoadedTasks,
  stageId: number,
  { after, before, at: end }: Neighbours,
  taskId: number,
): string {
  const others = tasksIn(shown, stageId).filter(({ id }) => id !== taskId);
  const afterIndex = others.findIndex(({ id }) => id === after);
  const beforeIndex = others.findIndex(({ id }) => id === before);
  const at = afterIndex >= 0 ? afterIndex + 1 : beforeIndex >= 0 ? beforeIndex : end === "start" ? 0 : others.length;
  const [low, high] = [others[at - 1], others[at]].map((task) => (task ? Number(task.position) : null));
  const middle = between(
    low === null || low === undefined ? null : hundredths(low),
    high === null || high === undefined ? null : hundredths(high),
  );
  // Without a free position the middle is used until the server renumbers the stage.
  return middle === null ? String(((low ?? 0) + (high ?? 0)) / 2) : positionOf(middle);
}

function withNewTask(
  shown: LoadedTasks,
  { id, stageId, title, at, optimistic }: Extract<TaskEdit, { kind: "create-task" }>,
  stages: readonly StageRule[],
): LoadedTasks {
  const inStage = tasksIn(shown, stageId);
  const place =
    at === "start"
      ? { after: null, before: inStage[0]?.id ?? null }
      : { after: inStage.at(-1)?.id ?? null, before: null };
  const task: TaskCardJson = {
    ...BLANK,
    id,
    stage_id: stageId,
    title,
    position: positionIn(shown, stageId, place, id),
    status: statusIn(stageId, stages) ?? BLANK.status,
    ...optimistic,
  };
  const placed = at === "end" ? withEndAfter(shown, "all", task) : shown;
  const window = placed.stages[stageId];
  return {
    ...placed,
    tasks: { ...placed.tasks, [id]: task },
    ...(window && { stages: { ...placed.stages, [stageId]: { ...window, total: window.total + 1 } } }),
  };
}

/** In order. The other stages need not be sorted. */
const tasksIn = ({ tasks }: LoadedTasks, stageId: number): StoredTask[] =>
  byStage({ tasks: Object.values(tasks).filter(({ stage_id }) => stage_id === stageId) }).get(stageId) ?? [];
