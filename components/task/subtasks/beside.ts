import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

/** Where the focus goes when a subtask leaves its group, the first that is there: to the next one, to the one before, to where one is added. */
export function besideSubtask({ id, subtasks }: SubtaskGroupView, subtaskId: number): string[] {
  const at = subtasks.findIndex((subtask) => subtask.id === subtaskId);
  const beside = subtasks[at + 1] ?? subtasks[at - 1];
  return [`[data-subtask="${beside?.id}"] [role=checkbox]`, `[data-subtask-group="${id}"] [data-adds]`, ADDS_GROUP];
}

/** The same for a group. */
export function besideGroup(groups: readonly SubtaskGroupView[], groupId: number): string[] {
  const at = groups.findIndex(({ id }) => id === groupId);
  const beside = groups[at + 1] ?? groups[at - 1];
  return [`[data-subtask-group="${beside?.id}"] [aria-haspopup=menu]`, ADDS_GROUP];
}

const ADDS_GROUP = "[data-adds-group]";
