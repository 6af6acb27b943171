import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { recordNotification, recordNotificationOfEach, type TaskPerson } from "@/lib/notifications/record";
import type { CurrentUser } from "@/lib/users/current-user";

type Actor = Pick<CurrentUser, "id">;
type Assigned = Pick<Task, "id" | "boardId">;

const ADDED = "has added you as an assignee.";

export const notifyAssigned = (tx: Tx, actor: Actor, { id, boardId }: Assigned, to: number[]): Promise<void> =>
  recordNotification(tx, actor, { boardId, taskId: id, action: "task_assignee_changed", description: ADDED, to });

export const notifyUnassigned = (tx: Tx, actor: Actor, { id, boardId }: Assigned, to: number[]): Promise<void> =>
  recordNotification(tx, actor, {
    boardId,
    taskId: id,
    action: "task_assignee_changed",
    description: "has removed you as an assignee.",
    to,
    isRemoval: true,
  });

export const notifyEachAssigned = (tx: Tx, actor: Actor, boardId: number, to: TaskPerson[]): Promise<void> =>
  recordNotificationOfEach(tx, actor, {
    boardId,
    taskIds: to.map(({ taskId }) => taskId),
    action: "task_assignee_changed",
    description: ADDED,
    to,
  });
