import "server-only";
import type { Board, Label, Prisma, Task, TaskLabel } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const listLabels = ({ id: boardId }: Board): Promise<Label[]> =>
  db.label.findMany({ where: { boardId }, orderBy: OLDEST_FIRST });

export const listUsedLabels = ({ id: boardId }: Board): Promise<Label[]> =>
  db.label.findMany({ where: { boardId, tasks: { some: {} } }, orderBy: OLDEST_FIRST });

const OLDEST_FIRST = [{ createdAt: "asc" }, { id: "asc" }] as const satisfies Prisma.LabelOrderByWithRelationInput[];

export type LabelOnTask = TaskLabel & { label: Label };

export const listLabelsOfTask = (task: Task): Promise<LabelOnTask[]> =>
  db.taskLabel.findMany({
    where: { taskId: task.id },
    include: { label: true },
    orderBy: [{ createdAt: "asc" }, { labelId: "asc" }],
  });
