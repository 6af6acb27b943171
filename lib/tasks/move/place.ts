import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { between, type Hundredths, hundredths, positionOf } from "@/lib/order";

/** Where in a stage: behind or before a neighbour, at a 1-based place, where it already is, or at the end. */
export interface Place {
  after?: number | null;
  before?: number | null;
  index?: number | null;
  present?: Hundredths;
}

export interface FreePlace {
  position: string;
  /** The tasks whose positions changed to make room: clients are told of them. */
  renumbered: number[];
}

export const onStage = (stageId: number | Prisma.Sql) =>
  Prisma.sql`stage_id = ${stageId} AND archived_at IS NULL AND parent_id IS NULL`;

/**
 * Locks the order of these stages until the transaction ends, always in the same sequence, so that two moves never wait for
 * each other. A place in a stage is taken only by who holds its order; to leave a stage its task is enough.
 */
export async function lockTaskOrder(tx: Tx, ...stageIds: number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM stage WHERE id = ANY(${stageIds}) ORDER BY id FOR NO KEY UPDATE`;
}

/**
 * A free position for a task at this place. Needs `lockTaskOrder`. When the neighbours leave no room the whole stage is
 * numbered anew first.
 */
export async function positionAt(tx: Tx, stageId: number, place: Place, taskId: number | null): Promise<FreePlace> {
  const found = await tryPosition(tx, stageId, place, taskId);
  if (found !== null) return { position: positionOf(found), renumbered: [] };

  const renumbered = await renumber(tx, [stageId]);
  const again = await tryPosition(tx, stageId, place, taskId);
  if (again === null) throw new Error(`stage ${stageId} has no room after it was numbered anew`);
  return { position: positionOf(again), renumbered };
}

/**
 * 1, 2, 3, ... in each stage, in this order, in one statement: at its end no two positions are the same. Needs
 * `lockTaskOrder`; touches only those that change, and tells which. Who leaves meanwhile keeps the place where he arrives.
 */
export async function renumber(tx: Tx, stageIds: number[], order = Prisma.sql`position`): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE task SET position = queue.place, updated_at = now()
    FROM unnest(${stageIds}::int[]) AS stage(id) CROSS JOIN unnest(${inOrder(Prisma.sql`stage.id`, order)}) WITH ORDINALITY AS queue(id, place)
    WHERE task.id = queue.id AND ${onStage(Prisma.sql`stage.id`)} AND task.position <> queue.place
    RETURNING task.id`;
  return rows.map(({ id }) => id);
}

/**
 * A stage's tasks as one value. Joined as rows, PostgreSQL reads the tasks of all boards beside a stage that it knows to be
 * large, and compares each with each in one that has just been filled, of which it does not know yet.
 */
export const inOrder = (stageId: number | Prisma.Sql, order: Prisma.Sql, column = Prisma.sql`id`) =>
  Prisma.sql`ARRAY(SELECT ${column} FROM task WHERE ${onStage(stageId)} ORDER BY ${order}, id)`;

/** Holds a stage's tasks, in the sequence of their ids, as whoever removes a member does. Needs `lockTaskOrder`; tells which they are. */
export async function lockTasksIn(tx: Tx, stageId: number): Promise<number[]> {
  const rows = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM task WHERE ${onStage(stageId)} ORDER BY id FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

async function tryPosition(
  tx: Tx,
  stageId: number,
  { after, before, index, present }: Place,
  taskId: number | null,
): Promise<Hundredths | null> {
  const behind = after ? await positionOfNeighbour(tx, stageId, after, taskId) : null;
  if (behind !== null) return between(behind, await nextTo(tx, stageId, behind, "following", taskId));

  const ahead = before ? await positionOfNeighbour(tx, stageId, before, taskId) : null;
  if (ahead !== null) return between(await nextTo(tx, stageId, ahead, "preceding", taskId), ahead);

  if (index) return atIndex(tx, stageId, index, taskId);
  return present ?? between(await lastOf(tx, stageId, taskId), null);
}

async function atIndex(tx: Tx, stageId: number, index: number, taskId: number | null): Promise<Hundredths | null> {
  const skipped = Math.max(0, index - 2);
  const rows = await tx.$queryRaw<{ position: Prisma.Decimal }[]>`
    SELECT position FROM task WHERE ${onStage(stageId)} AND id <> ${taskId ?? 0} ORDER BY position LIMIT ${index === 1 ? 1 : 2} OFFSET ${skipped}`;
  const [first = null, second = null] = rows.map(({ position }) => hundredths(position));
  if (index === 1) return between(null, first);
  return first === null ? between(await lastOf(tx, stageId, taskId), null) : between(first, second);
}

async function lastOf(tx: Tx, stageId: number, taskId: number | null): Promise<Hundredths | null> {
  const [row] = await tx.$queryRaw<{ position: Prisma.Decimal }[]>`
    SELECT position FROM task WHERE ${onStage(stageId)} AND id <> ${taskId ?? 0} ORDER BY position DESC LIMIT 1`;
  return row ? hundredths(row.position) : null;
}

/** Null when the neighbour is gone, archived, elsewhere or the task itself: a place beside it means nothing then. */
async function positionOfNeighbour(
  tx: Tx,
  stageId: number,
  id: number,
  taskId: number | null,
): Promise<Hundredths | null> {
  const [row] = await tx.$queryRaw<
    { position: Prisma.Decimal }[]
  >`SELECT position FROM task WHERE ${onStage(stageId)} AND id = ${id} AND id <> ${taskId ?? 0}`;
  return row ? hundredths(row.position) : null;
}

async function nextTo(
  tx: Tx,
  stageId: number,
  place: Hundredths,
  side: "following" | "preceding",
  taskId: number | null,
): Promise<Hundredths | null> {
  const position = Prisma.sql`${positionOf(place)}::numeric`;
  const [row] =
    side === "following"
      ? await tx.$queryRaw<
          { position: Prisma.Decimal }[]
        >`SELECT position FROM task WHERE ${onStage(stageId)} AND id <> ${taskId ?? 0} AND position > ${position} ORDER BY position LIMIT 1`
      : await tx.$queryRaw<
          { position: Prisma.Decimal }[]
        >`SELECT position FROM task WHERE ${onStage(stageId)} AND id <> ${taskId ?? 0} AND position < ${position} ORDER BY position DESC LIMIT 1`;
  return row ? hundredths(row.position) : null;
}
