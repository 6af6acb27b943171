import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { storedTask } from "@/lib/testing/factories/boards";

type TaskId = Pick<Task, "id">;
type UserId = Pick<User, "id">;

/** Whether the task was updated since it was made or read. */
export const hasChanged = async (task: Pick<Task, "id" | "updatedAt">): Promise<boolean> =>
  (await storedTask(task)).updatedAt > task.updatedAt;

export const addAssignees = ({ id: taskId }: TaskId, ...people: UserId[]) =>
  db.taskAssignee.createMany({ data: people.map(({ id }) => ({ taskId, userId: id })) });

export const addWatchers = ({ id: taskId }: TaskId, ...people: UserId[]) =>
  db.taskWatcher.createMany({ data: people.map(({ id }) => ({ taskId, userId: id })) });

/** All activities as `[action, column, old value, new value]`. */
export const activityLines = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, oldValue, newValue }) => [
    action,
    column,
    oldValue,
    newValue,
  ]);

/** All notifications as `[kind, description, ids of the recipients]`. */
export const notificationLines = async () =>
  (await db.notification.findMany({ orderBy: { id: "asc" }, include: { recipients: true } })).map(
    ({ kind, description, recipients }) => [kind, description, recipients.map(({ userId }) => userId)],
  );
