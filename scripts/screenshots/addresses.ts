import { db } from "@/lib/db";

export async function boardAddress(title: string): Promise<string> {
  const { id } = await db.board.findFirstOrThrow({ where: { title } });
  return `/boards/${id}`;
}

export async function taskAddress(title: string): Promise<string> {
  const { id, boardId } = await db.task.findFirstOrThrow({ where: { title } });
  return `/boards/${boardId}/tasks/${id}`;
}
