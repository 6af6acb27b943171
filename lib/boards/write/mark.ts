import "server-only";
import type { Board } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { updateIn } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";

type Mark =
  | "hasCustomFieldOrder"
  | "labelsResetAt"
  | "stagesArchivedAt"
  | "stagesResetAt"
  | "tasksArchivedAt"
  | "tasksResetAt";

/** Tells clients that poll for changes what to read again. Call it last, as `countTasks`. */
export const markBoard = (tx: Tx, boardId: number, marks: Partial<Pick<Board, Mark>>): Promise<void> =>
  sendAlong(tx, updateIn("board", boardId, { ...marks, updatedAt: changeTime() }));
