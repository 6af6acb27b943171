import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { loadReader } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

/** Task id to how many notifications of it and of its subtasks somebody has not read, without those that have none; one statement. */
export const unreadOfTasks = async (
  { id: boardId }: Board,
  { id: userId }: CurrentUser,
): Promise<ReadonlyMap<number, number>> => (await loadReader(db, boardId, userId)).unread;
