import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const countersOf = ({ id }: Pick<Board, "id">) =>
  db.board.findUniqueOrThrow({ where: { id }, select: { tasksCount: true, completedTasksCount: true } });

export async function recounted({ id: boardId }: Pick<Board, "id">) {
  const where = { boardId, parentId: null, archivedAt: null };
  return {
    tasksCount: await db.task.count({ where }),
    completedTasksCount: await db.task.count({ where: { ...where, status: "closed" } }),
  };
}
