import type { SubtaskEdit, SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import { newId } from "@/components/board-store/edits/local-ids";
import { afterDeletion } from "@/components/undo/inverse/deletions";
import { type Change, type InversesOf, isSame } from "@/components/undo/inverse/inverse";
import type { Shown } from "@/components/undo/inverse/shown";
import { isUsed } from "@/components/undo/inverse/used";

export const SUBTASK_INVERSES: InversesOf<SubtaskEdit> = {
  "create-subtask": ({ id, taskId, title }) => ({
    change: { key: "created", title },
    what: "whole",
    takeBack: () => [{ kind: "delete-subtask", taskId, subtaskId: id }],
    hasChanged: (now, answer) => isUsed(now, id, answer),
  }),
  "clone-subtask": ({ id, taskId, subtaskId }, before) => ({
    change: { key: "created", title: titleOf(before, taskId, subtaskId) },
    what: "whole",
    takeBack: () => [{ kind: "delete-subtask", taskId, subtaskId: id }],
    hasChanged: (now, answer) => isUsed(now, id, answer),
  }),
  "place-subtask": ({ taskId, subtaskId, groupId, index }, before) => {
    const former = placeOf(before, taskId, subtaskId);
    const change: Change = { key: "placed", title: titleOf(before, taskId, subtaskId) };
    if (!former) return { change, reason: "unknown" };
    if (isSame(former, { groupId, index })) return null;
    return {
      change,
      what: "order",
      takeBack: () => [{ kind: "place-subtask", taskId, subtaskId, ...former }],
      hasChanged: (now) => {
        const place = placeOf(now, taskId, subtaskId);
        return place !== null && place.groupId !== groupId;
      },
    };
  },
  "free-subtask": ({ taskId, subtaskId, stageId }, before) => {
    const place = placeOf(before, taskId, subtaskId);
    return {
      change: { key: "freed", title: titleOf(before, taskId, subtaskId) },
      what: "stage",
      takeBack: () => [
        {
          kind: "change-task",
          taskId: subtaskId,
          property: "parent_id",
          value: taskId,
          optimistic: { parent_id: taskId, stage_id: null },
        },
        ...(place ? [{ kind: "place-subtask" as const, taskId, subtaskId, ...place }] : []),
      ],
      hasChanged: (now) => {
        const task = now.task(subtaskId);
        return task !== null && task.stage_id !== null && task.stage_id !== stageId;
      },
    };
  },
  "delete-subtask": ({ taskId, subtaskId }, before) =>
    afterDeletion("task", subtaskId, { title: titleOf(before, taskId, subtaskId), parentId: taskId }),
  "create-subtask-group": ({ id, taskId, title }) => ({
    change: { key: "created", title },
    what: "whole",
    takeBack: () => [{ kind: "delete-subtask-group", taskId, groupId: id }],
    hasChanged: (now) => {
      const group = groupIn(now, taskId, id);
      return group !== undefined && (group.value !== title || group.subtasks.length > 0);
    },
  }),
  "rename-subtask-group": ({ taskId, groupId, title }, before) => {
    const former = groupIn(before, taskId, groupId)?.value;
    const change: Change = { key: "renamed", title: former ?? "", to: title };
    if (former === undefined) return { change, reason: "unknown" };
    if (former === title) return null;
    return {
      change,
      what: "title",
      takeBack: () => [{ kind: "rename-subtask-group", taskId, groupId, title: former }],
      hasChanged: (now) => {
        const group = groupIn(now, taskId, groupId);
        return group !== undefined && group.value !== title;
      },
    };
  },
  "place-subtask-group": ({ taskId, groupId, index }, before) => {
    const former = groupIndex(before, taskId, groupId);
    const change: Change = { key: "placed", title: groupIn(before, taskId, groupId)?.value };
    if (former < 0) return { change, reason: "unknown" };
    if (former === index) return null;
    return {
      change,
      what: "order",
      takeBack: () => [{ kind: "place-subtask-group", taskId, groupId, index: former }],
      hasChanged: (now) => {
        const at = groupIndex(now, taskId, groupId);
        return at >= 0 && at !== index;
      },
    };
  },
  "delete-subtask-group": ({ taskId, groupId }, before) => {
    const group = groupIn(before, taskId, groupId);
    const change: Change = { key: "deleted", title: group?.value };
    if (!group) return { change, reason: "unknown" };
    if (group.subtasks.length > 0) return { change, reason: "group" };
    const index = groupIndex(before, taskId, groupId);
    return {
      change,
      what: "whole",
      takeBack: () => {
        const id = newId();
        return [
          { kind: "create-subtask-group", id, taskId, title: group.value },
          { kind: "place-subtask-group", taskId, groupId: id, index },
        ];
      },
    };
  },
};

const subtaskIn = (shown: Shown, taskId: number, subtaskId: number) =>
  shown
    .subtasks(taskId)
    ?.flatMap(({ subtasks }) => subtasks)
    .find(({ id }) => id === subtaskId);

const titleOf = (shown: Shown, taskId: number, subtaskId: number) => subtaskIn(shown, taskId, subtaskId)?.title;

const groupsIn = (shown: Shown, taskId: number): readonly SubtaskGroupView[] => shown.subtasks(taskId) ?? [];

const groupIn = (shown: Shown, taskId: number, groupId: number) =>
  groupsIn(shown, taskId).find(({ id }) => id === groupId);

const groupIndex = (shown: Shown, taskId: number, groupId: number): number =>
  groupsIn(shown, taskId).findIndex(({ id }) => id === groupId);

function placeOf(shown: Shown, taskId: number, subtaskId: number): { groupId: number; index: number } | null {
  for (const { id, subtasks } of groupsIn(shown, taskId)) {
    const index = subtasks.findIndex((subtask) => subtask.id === subtaskId);
    if (index >= 0) return { groupId: id, index };
  }
  return null;
}
