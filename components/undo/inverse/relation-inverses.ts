import type { DependencyEdit } from "@/components/board-store/edits/dependency-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { type InversesOf, isSame } from "@/components/undo/inverse/inverse";

type RelationEdit = Extract<TaskEdit, { kind: "repeat-task" | "copy-task" | "transfer-task" }>;

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
  "copy-task": ({ draft }) => ({
    change: { key: "created", title: draft.title },
    what: "whole",
    takeBack: (_, answer) => (answer?.task ? [{ kind: "delete-task", taskId: answer.task.id }] : []),
  }),
  "transfer-task": ({ taskId }, before) => ({
    change: { key: "moved", title: before.task(taskId)?.title },
    reason: "board",
  }),
};
