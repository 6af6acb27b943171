import type { DependencyEdit } from "@/components/board-store/edits/dependency-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { type InversesOf, isSame } from "@/components/undo/inverse/inverse";
import { isUsed } from "@/components/undo/inverse/used";

type RelationEdit = Extract<TaskEdit, { kind: "repeat-task" | "copy-task" | "transfer-task" | "return-task" }>;

export const DEPENDENCY_INVERSES: InversesOf<DependencyEdit> = {
  "add-dependency": ({ predecessorId, successorId }, before) => ({
    change: {
      key: "blocked",
      title: before.task(successorId)?.title,
      to: before.task(predecessorId)?.title,
    },
    what: "other",
    takeBack: () => [{ kind: "remove-dependency", predecessorId, successorId }],
  }),
  "remove-dependency": ({ predecessorId, successorId }, before) => ({
    change: {
      key: "unblocked",
      title: before.task(successorId)?.title,
      to: before.task(predecessorId)?.title,
    },
    what: "other",
    takeBack: (now) => {
      const isBlocking = now.task(predecessorId)?.status !== "closed";
      return [{ kind: "add-dependency", predecessorId, successorId, isBlocking }];
    },
  }),
};

export const RELATION_INVERSES: InversesOf<RelationEdit> = {
  "repeat-task": ({ taskId, body, rule, former }, before) => ({
    change: { key: body ? "repetition" : "repetitionEnded", title: before.task(taskId)?.title },
    what: "other",
    takeBack: () => [{ kind: "repeat-task", taskId, ...former, former: { body, rule } }],
    hasChanged: (now, answer) => {
      const known = now.task(taskId)?.repeat_task_meta;
      return known !== undefined && !isSame(known?.value, (answer?.task?.repeat_task_meta ?? rule)?.value);
    },
  }),
  "copy-task": ({ key, draft }) => ({
    change: { key: "created", title: draft.title },
    what: "whole",
    takeBack: () => [{ kind: "delete-task", taskId: key }],
    hasChanged: (now, answer) => isUsed(now, key, answer),
  }),
  "transfer-task": ({ taskId, boardId, boardTitle, stageId }, before) => {
    const task = before.task(taskId);
    const change = { key: "moved", title: task?.title, to: boardTitle } as const;
    if (!task || task.stage_id === null) return { change, reason: "unknown" };
    const [labels, people] = [task.labels.map(({ id }) => id), task.assignees.map(({ ID }) => ID)];
    const transfer = { boardId, boardTitle, stageId };
    return {
      change,
      what: "stage",
      task: taskId,
      takeBack: () => [
        { kind: "return-task", taskId, stageId: task.stage_id ?? 0, title: task.title, labels, people, transfer },
      ],
      hasChanged: (now, answer) => answer !== null && now.task(taskId) !== null,
    };
  },
  "return-task": ({ taskId, title, transfer }) => ({
    change: { key: "moved", title },
    what: "stage",
    takeBack: () => [{ kind: "transfer-task", taskId, ...transfer, at: "end" }],
  }),
};
