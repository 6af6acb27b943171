import "server-only";
import type { Board, Label, Prisma, Task, TaskLabel } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** A board's labels, the oldest first. */
export const listLabels = ({ id: boardId }: Board): Promise<Label[]> =>
  db.label.findMany({ where: { boardId }, orderBy: OLDEST_FIRST });

/** Those that a task of the board has, be it archived or a subtask. */
export const listUsedLabels = ({ id: boardId }: Board): Promise<Label[]> =>
  db.label.findMany({ where: { boardId, tasks: { some: {} } }, orderBy: OLDEST_FIRST });

const OLDEST_FIRST = [{ createdAt: "asc" }, { id: "asc" }] as const satisfies Prisma.LabelOrderByWithRelationInput[];

export type LabelOnTask = TaskLabel & { label: Label };

/** A task's labels, in the order in which they were put on it. */
export const listLabelsOfTask = (task: Task): Promise<LabelOnTask[]> =>
  db.taskLabel.findMany({
    where: { taskId: task.id },
    include: { label: true },
    orderBy: [{ createdAt: "asc" }, { labelId: "asc" }],
  });
