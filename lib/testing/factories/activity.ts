import type { Activity, Board, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

type Given = Partial<Omit<Activity, "settings">>;

/** A line on a task as it stands in the database. */
export const aLine = (
  task: Pick<Task, "id" | "boardId">,
  author: Pick<User, "id"> | null,
  given: Given = {},
): Promise<Activity> => aLineOnBoard({ id: task.boardId }, author, { taskId: task.id, ...given });

/** A line on a board. */
export const aLineOnBoard = (
  { id: boardId }: Pick<Board, "id">,
  author: Pick<User, "id"> | null,
  given: Given = {},
): Promise<Activity> =>
  db.activity.create({
    data: { boardId, createdById: author?.id ?? null, action: "changed", column: "title", ...given },
  });

/** So many lines of somebody, in the order of their numbers: `line 1` first. */
export async function manyLines(
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

/** What each row says last. */
export const valuesOf = (rows: { new_value: string | null }[]) => rows.map(({ new_value }) => new_value);
