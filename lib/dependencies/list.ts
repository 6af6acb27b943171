import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";

export interface ListedDependency {
  predecessorId: number;
  successorId: number;
  /** The predecessor is open, and not archived. */
  isBlocking: boolean;
}

export const listDependencies = ({ id }: Pick<Board, "id">) =>
  rowsOf<ListedDependency>(
    db,
    Prisma.sql`
    SELECT d.predecessor_id AS "predecessorId", d.successor_id AS "successorId", t.status <> 'closed' AND t.archived_at IS NULL AS "isBlocking"
    FROM task_dependency d JOIN task t ON t.id = d.predecessor_id WHERE d.board_id = ${id} ORDER BY d.created_at, d.predecessor_id, d.successor_id`,
  );

export type RelatedTask = Pick<Task, "id" | "title" | "stageId" | "status" | "boardId">;

export async function listRelatedTasks({
  id,
}: Task): Promise<{ predecessors: RelatedTask[]; successors: RelatedTask[] }> {
  const [predecessors, successors] = await Promise.all([
    relatedTasks(Prisma.sql`d.predecessor_id = t.id AND d.successor_id = ${id}`),
    relatedTasks(Prisma.sql`d.successor_id = t.id AND d.predecessor_id = ${id}`),
  ]);
  return { predecessors, successors };
}

const relatedTasks = (link: Prisma.Sql) =>
  rowsOf<RelatedTask>(
    db,
    Prisma.sql`
    SELECT t.id, t.title, t.stage_id AS "stageId", t.status, t.board_id AS "boardId"
    FROM task_dependency d JOIN task t ON ${link} ORDER BY d.created_at, t.id`,
  );
