import { BLANK } from "@/components/board-store/edits/blank-task";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** Edits of a task's subtasks as a list; a single subtask is edited by a `TaskEdit`. */
export type SubtaskEdit =
  /** `id` is negative until the server gives a real one. */
  | { kind: "create-subtask"; id: number; taskId: number; groupId: number; title: string }
  | { kind: "clone-subtask"; id: number; taskId: number; subtaskId: number }
  /** `index` counts from 0 among the others of the group. */
  | { kind: "place-subtask"; taskId: number; subtaskId: number; groupId: number; index: number }
  /** Makes it a task of a stage. */
  | { kind: "free-subtask"; taskId: number; subtaskId: number; stageId: number }
  | { kind: "delete-subtask"; taskId: number; subtaskId: number }
  | { kind: "create-subtask-group"; id: number; taskId: number; title: string }
  | { kind: "rename-subtask-group"; taskId: number; groupId: number; title: string }
  | { kind: "place-subtask-group"; taskId: number; groupId: number; index: number }
  | { kind: "delete-subtask-group"; taskId: number; groupId: number };

export interface SubtaskGroupView {
  id: number;
  value: string;
  subtasks: TaskCardJson[];
}

export interface SubtaskChange {
  taskId: number;
  saved?: TaskCardJson[];
  removed?: number;
  group?: Omit<SubtaskGroupView, "subtasks">;
  removedGroup?: number;
  groupIds?: number[];
}

export function withSubtaskEdit(groups: readonly SubtaskGroupView[], edit: SubtaskEdit): SubtaskGroupView[] {
  switch (edit.kind) {
    case "create-subtask":
      return inGroup(groups, edit.groupId, (subtasks) => [
        ...subtasks,
        { ...BLANK, id: edit.id, parent_id: edit.taskId, title: edit.title },
      ]);
    case "clone-subtask":
      return groups.map((group) => ({
        ...group,
        subtasks: group.subtasks.flatMap((each) =>
          each.id === edit.subtaskId ? [each, cloneOf(each, edit.id)] : [each],
        ),
      }));
    case "place-subtask":
      return withPlaced(groups, edit.subtaskId, edit);
    case "free-subtask":
    case "delete-subtask":
      return without(groups, edit.subtaskId);
    case "create-subtask-group":
      return [...groups, { id: edit.id, value: edit.title, subtasks: [] }];
    case "rename-subtask-group":
      return groups.map((group) => (group.id === edit.groupId ? { ...group, value: edit.title } : group));
    case "place-subtask-group":
      return withPlacedGroup(groups, edit.groupId, edit.index);
    case "delete-subtask-group":
      return groups.filter(({ id }) => id !== edit.groupId);
  }
}

/** `index` counts from 0 among the other subtasks of the group; an unknown subtask or group changes nothing. */
export function withPlaced(
  groups: readonly SubtaskGroupView[],
  subtaskId: number,
  { groupId, index }: { groupId: number; index: number },
): SubtaskGroupView[] {
  const subtask = groups.flatMap(({ subtasks }) => subtasks).find(({ id }) => id === subtaskId);
  if (!subtask || !groups.some(({ id }) => id === groupId)) return [...groups];
  return inGroup(without(groups, subtaskId), groupId, (subtasks) => subtasks.toSpliced(index, 0, subtask));
}

function withPlacedGroup(groups: readonly SubtaskGroupView[], groupId: number, index: number): SubtaskGroupView[] {
  const others = groups.map(({ id }) => id).filter((id) => id !== groupId);
  return inOrder(groups, others.toSpliced(index, 0, groupId));
}

export function withSubtaskChange(
  known: readonly SubtaskGroupView[],
  { saved = [], removed, group, removedGroup, groupIds }: Omit<SubtaskChange, "taskId">,
): SubtaskGroupView[] {
  const remaining = known.filter(({ id }) => id !== removedGroup);
  const all =
    !group || remaining.some(({ id }) => id === group.id)
      ? remaining.map((each) => (each.id === group?.id ? { ...each, value: group.value } : each))
      : [...remaining, { id: group.id, value: group.value, subtasks: [] }];
  const changedIds = [removed, ...saved.map(({ id }) => id)];
  const filled = all.map((each) => {
    const others = each.subtasks.filter(({ id }) => !changedIds.includes(id));
    const added = saved.filter((subtask) => groupOf(subtask) === each.id && subtask.archived_at === null);
    return { ...each, subtasks: added.length === 0 ? others : byPosition([...others, ...added]) };
  });
  return groupIds ? inOrder(filled, groupIds) : filled;
}

export function countsOf(groups: readonly SubtaskGroupView[]) {
  const all = groups.flatMap(({ subtasks }) => subtasks);
  return { subtask_count: all.length, subtask_completed_count: all.filter(({ status }) => status === "closed").length };
}

/** `meta` is the only place of the group in all responses. */
const groupOf = ({ meta }: TaskCardJson): number | null => (Array.isArray(meta) ? null : Number(meta.subtask_group_id));

const byPosition = (subtasks: TaskCardJson[]) =>
  subtasks.sort((one, other) => Number(one.position) - Number(other.position) || one.id - other.id);

const without = (groups: readonly SubtaskGroupView[], subtaskId: number): SubtaskGroupView[] =>
  groups.map((group) => ({ ...group, subtasks: group.subtasks.filter(({ id }) => id !== subtaskId) }));

const inGroup = (
  groups: readonly SubtaskGroupView[],
  groupId: number,
  change: (subtasks: TaskCardJson[]) => TaskCardJson[],
): SubtaskGroupView[] =>
  groups.map((group) => (group.id === groupId ? { ...group, subtasks: change(group.subtasks) } : group));

/** Groups that are not listed come last. */
const inOrder = (groups: readonly SubtaskGroupView[], ids: readonly number[]): SubtaskGroupView[] =>
  groups.toSorted((one, other) => rankIn(ids, one.id) - rankIn(ids, other.id));
const rankIn = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);

const cloneOf = (subtask: TaskCardJson, id: number): TaskCardJson => ({
  ...subtask,
  id,
  title: `${subtask.title} (cloned)`,
});
