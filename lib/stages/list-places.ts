import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { onStage } from "@/lib/tasks/move/place";

export interface PlacesInStage {
  stage: Stage;
  /** The active tasks in their order. */
  taskIds: number[];
  /** The task that is to be moved; it may stand elsewhere. */
  movingId: number | null;
}

/** Where in a stage a task can go (document 1, 4.2). @throws NotFound for a task of another board. */
export async function listPlaces(stage: Stage, movingId: number | null): Promise<PlacesInStage> {
  if (movingId !== null && (await db.task.count({ where: { id: movingId, boardId: stage.boardId } })) === 0)
    throw new NotFound("Task");

  const rows = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`SELECT id FROM task WHERE ${onStage(stage.id)} ORDER BY position, id`,
  );
  return { stage, taskIds: rows.map(({ id }) => id), movingId };
}
