import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const listDependencies = ({ id }: Board) =>
  db.taskDependency.findMany({
    where: { boardId: id },
    orderBy: [{ createdAt: "asc" }, { predecessorId: "asc" }, { successorId: "asc" }],
    select: { predecessorId: true, successorId: true },
  });

const asRelated = { select: { id: true, title: true, stageId: true, status: true, boardId: true } } as const;
export type RelatedTask = Pick<Task, keyof typeof asRelated.select>;

export async function listRelatedTasks({
  id,
}: Task): Promise<{ predecessors: RelatedTask[]; successors: RelatedTask[] }> {
  const order = { orderBy: { createdAt: "asc" } } as const;
  const [before, after] = await Promise.all([
    db.taskDependency.findMany({ ...order, where: { successorId: id }, select: { predecessor: asRelated } }),
    db.taskDependency.findMany({ ...order, where: { predecessorId: id }, select: { successor: asRelated } }),
  ]);
  return {
    predecessors: before.map(({ predecessor }) => predecessor),
    successors: after.map(({ successor }) => successor),
  };
}
