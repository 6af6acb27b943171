import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { onStage } from "@/lib/tasks/move/place";

export interface PlacesInStage {
  stage: Stage;
  taskIds: number[];
  movingId: number | null;
}

/** Available positions in a stage (compatibility.md, C40). @throws NotFound for a task of another board */
export async function listPlaces(stage: Stage, movingId: number | null): Promise<PlacesInStage> {
  if (movingId !== null && (await db.task.count({ where: { id: movingId, boardId: stage.boardId } })) === 0)
    throw new NotFound("Task");

  const rows = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`SELECT id FROM task WHERE ${onStage(stage.id)} ORDER BY position, id`,
  );
  return { stage, taskIds: rows.map(({ id }) => id), movingId };
}
