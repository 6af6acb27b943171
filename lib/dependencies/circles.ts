import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";

/** The first half of the advisory lock's key; the second is the board's id. */
const DEPENDENCIES = 4_003;

/** Serializes changes, since two at once could close a circle that neither sees. Comes before the tasks' locks. */
export const lockDependencies = (tx: Tx, boardId: number): Promise<void> =>
  sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(${DEPENDENCIES}::int, ${boardId}::int)`);

/** For `WITH RECURSIVE`: each of the tasks, with itself and the tasks that wait for it, directly or through others. */
export const behind = (tasks: Prisma.Sql): Prisma.Sql => Prisma.sql`
  behind (task_id, id) AS (
    SELECT each.id, each.id FROM (${tasks}) each (id)
    UNION SELECT b.task_id, d.successor_id FROM behind b JOIN task_dependency d ON d.predecessor_id = b.id)`;

/**
 * Removes dependencies that close a circle from tasks that are back. Each circle leaves them somewhere: what they had among themselves
 * was without one, and so is the rest of the board. Needs `lockDependencies`.
 */
export const removeCircles = (tx: Tx, isBack: (taskId: Prisma.Sql) => Prisma.Sql): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    WITH RECURSIVE leaving AS (
      SELECT predecessor_id, successor_id FROM task_dependency
      WHERE ${isBack(Prisma.sql`predecessor_id`)} AND NOT ${isBack(Prisma.sql`successor_id`)}),
    ${behind(Prisma.sql`SELECT DISTINCT successor_id FROM leaving`)}
    DELETE FROM task_dependency d USING leaving l, behind b
    WHERE d.predecessor_id = l.predecessor_id AND d.successor_id = l.successor_id
      AND b.task_id = l.successor_id AND b.id = l.predecessor_id`,
  );
