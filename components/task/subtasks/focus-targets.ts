import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

/** Selectors of what gets the focus when a subtask leaves its group, in order of preference. */
export function focusTargetsAfterSubtask({ id, subtasks }: SubtaskGroupView, subtaskId: number): string[] {
  const at = subtasks.findIndex((subtask) => subtask.id === subtaskId);
  const neighbour = subtasks[at + 1] ?? subtasks[at - 1];
  return [`[data-subtask="${neighbour?.id}"] [role=checkbox]`, `[data-subtask-group="${id}"] [data-adds]`, ADDS_GROUP];
}

export function focusTargetsAfterGroup(groups: readonly SubtaskGroupView[], groupId: number): string[] {
  const at = groups.findIndex(({ id }) => id === groupId);
  const neighbour = groups[at + 1] ?? groups[at - 1];
  return [`[data-subtask-group="${neighbour?.id}"] [aria-haspopup=menu]`, ADDS_GROUP];
}

const ADDS_GROUP = "[data-adds-group]";
