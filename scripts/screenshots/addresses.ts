import { db } from "@/lib/db";

/** The address of the board of this title. */
export async function boardCalled(title: string): Promise<string> {
  const { id } = await db.board.findFirstOrThrow({ where: { title } });
  return `/boards/${id}`;
}

/** The address of the task of this title. */
export async function taskCalled(title: string): Promise<string> {
  const { id, boardId } = await db.task.findFirstOrThrow({ where: { title } });
  return `/boards/${boardId}/tasks/${id}`;
}
