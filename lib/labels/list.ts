import "server-only";
import type { Board, Label, Task, TaskLabel } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** A board's labels, the oldest first. */
export const listLabels = (board: Board): Promise<Label[]> => db.label.findMany({ where: { boardId: board.id }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

export type LabelOnTask = TaskLabel & { label: Label };

/** A task's labels, in the order in which they were put on it. */
export const listLabelsOfTask = (task: Task): Promise<LabelOnTask[]> =>
  db.taskLabel.findMany({ where: { taskId: task.id }, include: { label: true }, orderBy: [{ createdAt: "asc" }, { labelId: "asc" }] });
