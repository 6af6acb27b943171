import { newId } from "@/components/board-store/edits/local-ids";
import { archiving, assigning, isAssigned, type KnownPerson } from "@/components/board-store/edits/edit-factories";
import { propertyEdit } from "@/components/board-store/edits/property-edits";
import type { CopyDraft, TaskEdit } from "@/components/board-store/edits/task-edits";
import type { LabelJson } from "@/lib/labels/present";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** The same change of many tasks, in as few requests as possible. */
export interface TasksEdit {
  kind: "change-tasks";
  /** Of its requests, made in the browser as ids are. */
  key: number;
  /** The change of each task, which is shown until the server responds. */
  edits: readonly TaskEdit[];
  change: Change;
}

type Change =
  | BulkAction
  | { action: "delete_tasks" }
  /** `stage_id` is a stage for all copies. */
  | { action: "copy_tasks"; title: string; stage_id: number | null; parts: CopyDraft["parts"] }
  /** Back from another board. */
  | { action: "return_tasks"; from_board_id: number; target_stage_id: number };

/** As `POST tasks/bulk-actions` takes it. */
export type BulkAction =
  | { action: "move_tasks"; target_stage_id: number; target_board_id?: number }
  | { action: "archive_tasks" }
  | { action: "change_priority"; priority: string }
  | { action: "assign_members"; user_ids: number[] }
  | { action: "add_labels"; label_ids: number[] };

type Tasks = readonly TaskCardJson[];

const changing = (change: Change, edits: TasksEdit["edits"]): TasksEdit => ({
  kind: "change-tasks",
  key: newId(),
  edits,
  change,
});

/** To the end of the stage, in their order. Those that are in it keep their place. */
export const movingAll = (tasks: Tasks, stageId: number): TasksEdit =>
  changing(
    { action: "move_tasks", target_stage_id: stageId },
    tasks
      .filter(({ stage_id }) => stage_id !== stageId)
      .map(({ id }) => ({ kind: "move-task", taskId: id, stageId, place: { after: null, before: null } })),
  );

export const archivingAll = (tasks: Tasks, now: Date): TasksEdit =>
  changing(
    { action: "archive_tasks" },
    tasks.map((task) => archiving(task, now)),
  );

export const prioritizingAll = (tasks: Tasks, priority: string): TasksEdit =>
  changing(
    { action: "change_priority", priority },
    tasks.filter((task) => task.priority !== priority).map((task) => propertyEdit(task, "priority", priority)),
  );

export const assigningToAll = (tasks: Tasks, person: KnownPerson): TasksEdit =>
  changing(
    { action: "assign_members", user_ids: [person.ID] },
    tasks.filter((task) => !isAssigned(task, person.ID)).map((task) => assigning(task, person)),
  );

export const labelingAll = (tasks: Tasks, label: LabelJson): TasksEdit =>
  changing(
    { action: "add_labels", label_ids: [label.id] },
    tasks
      .filter(({ labels }) => !labels.some(({ id }) => id === label.id))
      .map(({ id }) => ({ kind: "label-task", taskId: id, label, isOn: true })),
  );

export const deletingAll = (tasks: Tasks): TasksEdit =>
  changing(
    { action: "delete_tasks" },
    tasks.map(({ id }) => ({ kind: "delete-task", taskId: id })),
  );

interface OtherBoard {
  boardId: number;
  boardTitle: string;
  stageId: number;
}

/** To the end of a stage of another board, in their order. */
export const transferringAll = (tasks: Tasks, to: OtherBoard): TasksEdit =>
  changing(
    { action: "move_tasks", target_stage_id: to.stageId, target_board_id: to.boardId },
    tasks.map(({ id }) => ({ kind: "transfer-task", taskId: id, at: "end", ...to })),
  );

interface Copies {
  /** How a copy is called; `{title}` stands for the title of the original. */
  title: string;
  /** Null for the stage of each task. */
  stageId: number | null;
  parts: CopyDraft["parts"];
  newKey: () => number;
}

export const copyingAll = (tasks: Tasks, { title, stageId, parts, newKey }: Copies): TasksEdit =>
  changing(
    { action: "copy_tasks", title, stage_id: stageId, parts },
    tasks.map((task) => ({
      kind: "copy-task",
      taskId: task.id,
      key: newKey(),
      fromTemplate: false,
      draft: { title: title.replace("{title}", () => task.title), stageId: stageId ?? task.stage_id ?? 0, parts },
    })),
  );

/** The same for edits that can be saved with one request. Null for others, which are saved one by one. */
export function atOnce(edits: readonly TaskEdit[]): TasksEdit | null {
  const [first] = edits;
  const change = first && edits.length > 1 ? changeOf(first) : null;
  return change && edits.every((edit) => isSameChange(change, changeOf(edit))) ? changing(change, edits) : null;
}

export const isSameChange = (one: Change | null, other: Change | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** As a change of many tasks, if there is one. */
export function changeOf(edit: TaskEdit): Change | null {
  if (edit.kind === "delete-task") return { action: "delete_tasks" };
  if (edit.kind === "return-task")
    return { action: "return_tasks", from_board_id: edit.transfer.boardId, target_stage_id: edit.stageId };
  return edit.kind === "transfer-task" && edit.at === "end"
    ? { action: "move_tasks", target_stage_id: edit.stageId, target_board_id: edit.boardId }
    : null;
}
