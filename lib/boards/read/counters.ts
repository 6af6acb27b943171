import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";

interface Difference {
  tasks?: number;
  completed?: number;
}

/** Call it last: the board's row is the last lock of every transaction. */
export async function countTasks(tx: Tx, boardId: number, { tasks = 0, completed = 0 }: Difference): Promise<void> {
  if (tasks === 0 && completed === 0) return;

  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE board SET tasks_count = tasks_count + ${tasks}::int, completed_tasks_count = completed_tasks_count + ${completed}::int, updated_at = ${changeTime()}
    WHERE id = ${boardId}`,
  );
}
