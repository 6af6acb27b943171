import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { between, type Hundredths, hundredths, positionOf } from "@/lib/order";

/** After or before a neighbour, at a 1-based index, at the current position, or else at the end. */
export interface Place {
  after?: number | null;
  before?: number | null;
  index?: number | null;
  /** Read only if it is needed. */
  current?: () => Promise<Hundredths | null>;
}

export interface FreePlace {
  position: string;
  renumbered: number[];
}

export const onStage = (stageId: number | Prisma.Sql) =>
  Prisma.sql`stage_id = ${stageId} AND archived_at IS NULL AND parent_id IS NULL`;

/** Locks the order of these stages by id, so that two moves never deadlock. A transaction needs this lock to take a
 * position in a stage; to take a task out of a stage, the lock of the task is enough. */
export async function lockTaskOrder(tx: Tx, ...stageIds: number[]): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`SELECT id FROM stage WHERE id = ANY(${stageIds}::int[]) ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** Finds a free position for a task. Needs `lockTaskOrder`. When there is no room between the neighbours, the whole
 * stage is renumbered first. */
export async function positionAt(tx: Tx, stageId: number, place: Place, taskId: number | null): Promise<FreePlace> {
  const found = await tryPosition(tx, stageId, place, taskId);
  if (found !== null) return { position: positionOf(found), renumbered: [] };

  const renumbered = await renumber(tx, [stageId]);
  const again = await tryPosition(tx, stageId, place, taskId);
  if (again === null) throw new Error(`stage ${stageId} has no room after it was renumbered`);
  return { position: positionOf(again), renumbered };
}

/** Numbers the tasks of each stage 1, 2, 3, ... in one statement and returns those that changed. Needs `lockTaskOrder`.
 * A task that leaves the stage meanwhile keeps its position in its new stage. */
export async function renumber(tx: Tx, stageIds: number[], order = Prisma.sql`position`): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE task SET position = ordered.place, updated_at = ${changeTime()}
    FROM unnest(${stageIds}::int[]) AS stage(id) CROSS JOIN unnest(${inOrder(Prisma.sql`stage.id`, order)}) WITH ORDINALITY AS ordered(id, place)
    WHERE task.id = ordered.id AND ${onStage(Prisma.sql`stage.id`)} AND task.position <> ordered.place
    RETURNING task.id`;
  return rows.map(({ id }) => id);
}

/** An array instead of a join: PostgreSQL would scan the tasks of all boards for a large stage, and use a nested
 * loop for a stage that was just filled and has no statistics yet. */
export const inOrder = (stageId: number | Prisma.Sql, order: Prisma.Sql, column = Prisma.sql`id`) =>
  Prisma.sql`ARRAY(SELECT ${column} FROM task WHERE ${onStage(stageId)} ORDER BY ${order}, id)`;

/** Locks a stage's tasks by id, as the removal of a member does, and returns their ids. Needs `lockTaskOrder`. */
export async function lockTasksIn(tx: Tx, stageId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT id FROM task WHERE ${onStage(stageId)} ORDER BY id FOR NO KEY UPDATE`,
  );
  return rows.map(({ id }) => id);
}

async function tryPosition(
  tx: Tx,
  stageId: number,
  { after, before, index, current }: Place,
  taskId: number | null,
): Promise<Hundredths | null> {
  const afterPosition = after ? await positionOfNeighbour(tx, stageId, after, taskId) : null;
  if (afterPosition !== null)
    return between(afterPosition, await nextTo(tx, stageId, afterPosition, "following", taskId));

  const beforePosition = before ? await positionOfNeighbour(tx, stageId, before, taskId) : null;
  if (beforePosition !== null)
    return between(await nextTo(tx, stageId, beforePosition, "preceding", taskId), beforePosition);

  if (index) return atIndex(tx, stageId, index, taskId);
  return (await current?.()) ?? between(await lastOf(tx, stageId, taskId), null);
}

async function atIndex(tx: Tx, stageId: number, index: number, taskId: number | null): Promise<Hundredths | null> {
  const skipped = Math.max(0, index - 2);
  const [first = null, second = null] = await positions(
    tx,
    Prisma.sql`${others(stageId, taskId)} ORDER BY position LIMIT ${index === 1 ? 1 : 2} OFFSET ${skipped}`,
  );
  if (index === 1) return between(null, first);
  return first === null ? between(await lastOf(tx, stageId, taskId), null) : between(first, second);
}

async function lastOf(tx: Tx, stageId: number, taskId: number | null): Promise<Hundredths | null> {
  const [last = null] = await positions(tx, Prisma.sql`${others(stageId, taskId)} ORDER BY position DESC LIMIT 1`);
  return last;
}

async function positionOfNeighbour(
  tx: Tx,
  stageId: number,
  id: number,
  taskId: number | null,
): Promise<Hundredths | null> {
  const [found = null] = await positions(tx, Prisma.sql`${others(stageId, taskId)} AND id = ${id}`);
  return found;
}

async function nextTo(
  tx: Tx,
  stageId: number,
  place: Hundredths,
  side: "following" | "preceding",
  taskId: number | null,
): Promise<Hundredths | null> {
  const position = Prisma.sql`${positionOf(place)}::numeric`;
  const beside =
    side === "following"
      ? Prisma.sql`AND position > ${position} ORDER BY position`
      : Prisma.sql`AND position < ${position} ORDER BY position DESC`;
  const [found = null] = await positions(tx, Prisma.sql`${others(stageId, taskId)} ${beside} LIMIT 1`);
  return found;
}

const others = (stageId: number, taskId: number | null) =>
  Prisma.sql`SELECT position FROM task WHERE ${onStage(stageId)} AND id <> ${taskId ?? 0}`;

const positions = async (tx: Tx, statement: Prisma.Sql): Promise<Hundredths[]> =>
  (await rowsOf<{ position: string }>(tx, statement)).map(({ position }) => hundredths(position));
