import "server-only";
import type { Actor } from "@/lib/activity/actor";
import type { Tx } from "@/lib/db";
import { recordNotification, type TaskPerson } from "@/lib/notifications/record";

const taskIdsOf = (people: TaskPerson[]) => [...new Set(people.map(({ taskId }) => taskId))];

export const notifyAssigned = (tx: Tx, actor: Actor, boardId: number, to: TaskPerson[]): Promise<void> =>
  recordNotification(tx, actor, {
    boardId,
    taskIds: taskIdsOf(to),
    kind: "task_assignee_changed",
    description: "has added you as an assignee.",
    to,
  });

export const notifyUnassigned = (tx: Tx, actor: Actor, boardId: number, to: TaskPerson[]): Promise<void> =>
  recordNotification(tx, actor, {
    boardId,
    taskIds: taskIdsOf(to),
    kind: "task_assignee_removed",
    description: "has removed you as an assignee.",
    to,
  });
