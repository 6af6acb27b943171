import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { type Hundredths, positionOf } from "@/lib/order";
import { onStage, renumber } from "@/lib/tasks/move/place";

/** Below every position that a task can have. */
const OUT_OF_THE_WAY = -1_000_000;

/** Takes archived tasks out of the archive, each to the top of its stage, in this order. Needs `lockTaskOrder`; tells which others were numbered anew to make room. */
export async function restoreOnTop(tx: Tx, tasks: Pick<Task, "id" | "stageId">[]): Promise<number[]> {
  if (tasks.length === 0) return [];

  const places = (await firstPlaces(tx, tasks)).map(({ id, first }) => {
    const ids = tasks.filter(({ stageId }) => stageId === id).map((task) => task.id);
    return { stageId: id, ids, free: spread(ids.length, first) };
  });
  const positions = places.flatMap(
    ({ ids, free }) => free?.map(positionOf) ?? ids.map((_, at) => String(OUT_OF_THE_WAY + at)),
  );
  await tx.$executeRaw`
    UPDATE task SET archived_at = NULL, archived_by = NULL, archived_position = NULL, archived_with_stage = false, position = place.position, updated_at = now()
    FROM unnest(${places.flatMap(({ ids }) => ids)}::int[], ${positions}::numeric[]) AS place(id, position) WHERE task.id = place.id`;

  const crowded = places.filter(({ free }) => free === null).map(({ stageId }) => stageId);
  return crowded.length > 0 ? renumber(tx, crowded) : [];
}

interface FirstPlace {
  /** Of the stage. */
  id: number;
  first: Hundredths | null;
}

const firstPlaces = (tx: Tx, tasks: Pick<Task, "stageId">[]) => tx.$queryRaw<FirstPlace[]>`
  SELECT stage.id, (SELECT (min(position) * 100)::float8 FROM task WHERE ${onStage(Prisma.sql`stage.id`)}) AS first
  FROM unnest(${[...new Set(tasks.flatMap(({ stageId }) => stageId ?? []))]}::int[]) AS stage(id)`;

/** So many places before the first, evenly; 1, 2, 3, ... where there is none, null where they have no room. */
function spread(count: number, first: Hundredths | null): Hundredths[] | null {
  const step = first === null ? 100 : first / (count + 1);
  return step < 1 ? null : Array.from({ length: count }, (_, at) => Math.round(step * (at + 1)));
}
