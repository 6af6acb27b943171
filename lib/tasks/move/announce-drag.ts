import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { DragMessage } from "@/lib/live/changes";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

const LONGEST_NAME = 60;

export async function announceDrag(board: Board, taskId: number | null, actor: CurrentUser): Promise<void> {
  if (taskId !== null && (await db.task.count({ where: { id: taskId, boardId: board.id } })) === 0)
    throw new NotFound("Task");

  const message: DragMessage = {
    board: board.id,
    drag: { task: taskId, user: actor.id, name: cut(actor.displayName, LONGEST_NAME) },
  };
  await db.$executeRaw`SELECT pg_notify('boards_live', ${JSON.stringify(message)})`;
}
