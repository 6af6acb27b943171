import type { EditResponse } from "@/components/board-store/edits";
import { statusAfterMove } from "@/components/board-store/edits/status-in-stage";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { afterDeletion } from "@/components/undo/inverse/deletions";
import { type Inverse, type InversesOf, isSame } from "@/components/undo/inverse/inverse";
import { aroundIn, isBeside, placeBetween } from "@/components/undo/inverse/places";
import { propertyInverse, settingTo } from "@/components/undo/inverse/property-inverse";
import { RELATION_INVERSES } from "@/components/undo/inverse/relation-inverses";
import type { KnownTask, Shown } from "@/components/undo/inverse/shown";
import { timeInverses } from "@/components/undo/inverse/time-inverses";
import { isUsed } from "@/components/undo/inverse/used";

type EditOf<Kind extends TaskEdit["kind"]> = Extract<TaskEdit, { kind: Kind }>;

export const TASK_INVERSES: InversesOf<TaskEdit> = {
  ...timeInverses,
  ...RELATION_INVERSES,
  "create-task": ({ id, title }) => ({
    change: { key: "created", title },
    what: "whole",
    takeBack: () => [{ kind: "delete-task", taskId: id }],
    hasChanged: (now, answer) => isUsed(now, id, answer),
  }),
  "move-task": moveInverse,
  "change-task": propertyInverse,
  "schedule-task": datesInverse,
  "pin-task": ({ taskId, isPinned }, before) => {
    const task = before.task(taskId);
    if (task?.is_pinned === isPinned) return null;
    return {
      change: { key: isPinned ? "pinned" : "unpinned", title: task?.title },
      what: "pin",
      takeBack: () => [{ kind: "pin-task", taskId, isPinned: !isPinned }],
      hasChanged: (now) => now.task(taskId)?.is_pinned === !isPinned,
    };
  },
  "label-task": ({ taskId, label, isOn }, before) => {
    const task = before.task(taskId);
    const hadIt = hasLabel(task, label.id);
    if (hadIt === isOn) return null;
    return {
      change: { key: isOn ? "labelled" : "unlabelled", title: task?.title, to: label.title ?? "" },
      what: "label",
      takeBack: () => [{ kind: "label-task", taskId, label, isOn: !isOn }],
      hasChanged: (now) => hasLabel(now.task(taskId), label.id) === !isOn,
    };
  },
  "fill-task": fieldInverse,
  "delete-task": ({ taskId }, before) => {
    const task = before.task(taskId);
    return afterDeletion("task", taskId, { title: task?.title, parentId: task?.parent_id ?? null });
  },
};

const hasLabel = (task: KnownTask | null, labelId: number): boolean | undefined =>
  task?.labels.some(({ id }) => id === labelId);

/** Back to its stage and between its former neighbours; its status follows the stages. */
function moveInverse({ taskId, stageId, place }: EditOf<"move-task">, before: Shown): Inverse {
  const task = before.task(taskId);
  const to = before.stage(stageId)?.title;
  if (!task || task.stage_id === null) return { change: { key: "moved", title: task?.title, to }, reason: "unknown" };

  const { stage_id: from, status, title } = task;
  const stages = before.board()?.stages ?? [];
  const around = aroundIn(before.tasksIn(from), taskId);
  const back = statusAfterMove(statusAfterMove(status, from, stageId, stages), stageId, from, stages);
  return {
    change: from === stageId ? { key: "placed", title } : { key: "moved", title, to },
    what: "stage",
    task: taskId,
    takeBack: (now) => [
      {
        kind: "move-task",
        taskId,
        stageId: from,
        place: placeBetween(now, from, around),
        expectedStageId: stageId,
      },
      ...(back === status ? [] : [settingTo(taskId, "status", status)]),
    ],
    hasChanged: (now) => {
      const known = now.task(taskId);
      if (known === null || known.stage_id !== stageId) return known !== null;
      return from === stageId && !isBeside(now, stageId, taskId, place);
    },
  };
}

function datesInverse({ taskId, startedAt, dueAt }: EditOf<"schedule-task">, before: Shown): Inverse {
  const task = before.task(taskId);
  const change = { key: "changed", title: task?.title, what: "due" } as const;
  if (!task) return { change, reason: "unknown" };
  const { started_at, due_at, status } = task;
  const setBy = (answer: EditResponse | null): Dates =>
    answer?.task ? datesIn(answer.task) : { started_at: startedAt, due_at: dueAt };
  return {
    change,
    what: "due",
    takeBack: (_, answer) => [
      { kind: "schedule-task", taskId, startedAt: started_at, dueAt: due_at, expected: setBy(answer) },
      ...(status === "closed" ? [settingTo(taskId, "status", status)] : []),
    ],
    hasChanged: (now, answer) => {
      const known = now.task(taskId);
      return known !== null && !isSame(datesIn(known), setBy(answer));
    },
  };
}

type Dates = Pick<KnownTask, "started_at" | "due_at">;

const datesIn = ({ started_at, due_at }: Dates): Dates => ({ started_at, due_at });

function fieldInverse({ taskId, fieldId, value }: EditOf<"fill-task">, before: Shown): Inverse {
  const task = before.task(taskId);
  const field = before.board()?.custom_fields.find(({ id }) => id === fieldId);
  const change = { key: "changed", title: task?.title, what: "field", to: field?.title } as const;
  const values = task?.task_custom_fields;
  if (!values) return { change, reason: "unknown" };
  const former = valueIn(values, fieldId);
  if (isSame(former, value)) return null;
  const setBy = (answer: EditResponse | null) =>
    answer?.task ? valueIn(answer.task.task_custom_fields, fieldId) : value;
  return {
    change,
    what: "field",
    takeBack: (_, answer) => [{ kind: "fill-task", taskId, fieldId, value: former, expected: setBy(answer) }],
    hasChanged: (now, answer) => {
      const known = now.task(taskId)?.task_custom_fields;
      return known !== undefined && !isSame(valueIn(known, fieldId), setBy(answer));
    },
  };
}

const valueIn = (values: NonNullable<KnownTask["task_custom_fields"]>, fieldId: number) =>
  values.find(({ foreign_id }) => foreign_id === fieldId)?.settings.value ?? null;
