import "server-only";
import type { Tx } from "@/lib/db";

interface Difference {
  tasks?: number;
  completed?: number;
}

/** Call it last: the board's row is the last lock of every transaction. */
export async function countTasks(tx: Tx, boardId: number, { tasks = 0, completed = 0 }: Difference): Promise<void> {
  if (tasks === 0 && completed === 0) return;

  await tx.board.update({
    where: { id: boardId },
    data: { tasksCount: { increment: tasks }, completedTasksCount: { increment: completed } },
  });
}
