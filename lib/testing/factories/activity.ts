import { expect } from "vitest";
import type { Activity, Board, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

type Given = Partial<Omit<Activity, "settings">>;

export const anActivity = (
  task: Pick<Task, "id" | "boardId">,
  author: Pick<User, "id"> | null,
  given: Given = {},
): Promise<Activity> => aBoardActivity({ id: task.boardId }, author, { taskId: task.id, ...given });

export const aBoardActivity = (
  { id: boardId }: Pick<Board, "id">,
  author: Pick<User, "id"> | null,
  given: Given = {},
): Promise<Activity> =>
  db.activity.create({
    data: { boardId, createdById: author?.id ?? null, action: "changed", column: "title", ...given },
  });

/** The lines are called `line 1`, `line 2`, ... in the order of their ids. */
export async function manyActivities(
  count: number,
  { boardId, taskId = null }: { boardId: number; taskId?: number | null },
  author: Pick<User, "id">,
): Promise<void> {
  await db.activity.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      boardId,
      taskId,
      createdById: author.id,
      action: "changed",
      column: "title",
      newValue: `line ${at + 1}`,
    })),
  });
}

export const newValuesOf = (rows: { new_value: string | null }[]) => rows.map(({ new_value }) => new_value);

/** Every recorded activity: task, action, column, old and new value. */
export const recordedActivities = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ taskId, action, column, oldValue, newValue }) => [
    taskId,
    action,
    column,
    oldValue,
    newValue,
  ]);

/** Expects a single activity in the database, of the board and not of a task; values are null if not given. */
export async function expectOnlyActivity(
  { id: boardId }: Pick<Board, "id">,
  { id: createdById }: Pick<User, "id">,
  expected: Partial<Activity>,
): Promise<void> {
  expect(await db.activity.findMany()).toMatchObject([
    { boardId, taskId: null, createdById, oldValue: null, newValue: null, ...expected },
  ]);
}
