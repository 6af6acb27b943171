import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { isOnBoardOf, type TableColumn } from "@/components/board/table/columns/columns";
import { timeOf } from "@/lib/time/of-task";
import type { FieldValueJson } from "@/lib/custom-fields/present";

type FieldValue = FieldValueJson["settings"]["value"];

export const fieldValueOf = ({ field }: TableColumn, { task_custom_fields = NONE }: StoredTask): FieldValue =>
  task_custom_fields.find(({ foreign_id }) => foreign_id === field?.id)?.settings.value ?? null;

const NONE: FieldValueJson[] = [];

/** `YYYY-MM-DD hh:mm:ss`, in UTC. */
export function dateOf(column: TableColumn, task: StoredTask): string | null {
  const at = wireDateOf(column, task);
  return at ? at.slice(0, 19).replace("T", " ") : null;
}

/** As the server sent it. */
export function wireDateOf(column: TableColumn, task: StoredTask): string | null {
  if (column.field) {
    const value = fieldValueOf(column, task);
    return typeof value === "string" ? value : null;
  }
  switch (column.id) {
    case "due":
      return task.due_at;
    case "start":
      return task.started_at;
    case "created":
      return task.created_at ?? null;
    default:
      return task.updated_at ?? null;
  }
}

export function numberOf(column: TableColumn, task: StoredTask): number | null {
  if (column.field) {
    const value = fieldValueOf(column, task);
    const number = value === null || value === "" ? NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  }
  if (!isOnBoardOf(column, task)) return null;
  if (column.kind === "duration") return timeOf(task)[column.id === "spent" ? "logged" : "estimate"] || null;
  if (column.kind === "progress") return task.settings.subtask_count;
  if (column.id === "votes") return task.vote_count ?? 0;
  return column.id === "comments" ? task.comments_count : task.settings.attachment_count;
}

export const textsIn = (value: FieldValue): string[] => [value].flat().filter((each) => typeof each === "string");

/** Whether there is anything to see in the cell. */
export function isFilled(column: TableColumn, task: StoredTask): boolean {
  switch (column.kind) {
    case "title":
    case "board":
    case "stage":
    case "status":
      return true;
    case "priority":
      return task.priority !== "";
    case "labels":
      return task.labels.length > 0;
    case "assignees":
      return task.assignees.length > 0;
    case "watchers":
      return task.watchers.length > 0;
    case "creator":
      return task.created_by !== null;
    case "due":
    case "date":
    case "moment":
      return dateOf(column, task) !== null;
    case "duration":
    case "progress":
    case "count":
      return Boolean(numberOf(column, task));
    default:
      return [fieldValueOf(column, task)].flat().some((each) => each !== null && each !== "" && each !== false);
  }
}
