import { archiving, assigning, isAssigned, type KnownPerson } from "@/components/board-store/edits/edit-factories";
import { propertyEdit } from "@/components/board-store/edits/property-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { LabelJson } from "@/lib/labels/present";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** The same change of many tasks, in as few requests as possible. */
export interface TasksEdit {
  kind: "change-tasks";
  /** The change of each task, which is shown until the server responds. */
  edits: readonly TaskEdit[];
  change: BulkAction;
}

/** As `POST tasks/bulk-actions` takes it. */
type BulkAction =
  | { action: "move_tasks"; target_stage_id: number }
  | { action: "archive_tasks" }
  | { action: "change_priority"; priority: string }
  | { action: "assign_members"; user_ids: number[] }
  | { action: "add_labels"; label_ids: number[] };

type Tasks = readonly TaskCardJson[];

const changing = (change: BulkAction, edits: TasksEdit["edits"]): TasksEdit => ({
  kind: "change-tasks",
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
