import "server-only";
import type { Board } from "@/generated/prisma/client";
import { loadWholeBoard } from "@/lib/boards/read/load";
import type { WholeBoard } from "@/lib/boards/present/board";
import { db } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** `syncedAt` is taken before the read, so that `has-data-changed` misses nothing. Also records the visit. */
export async function readBoard(
  board: Board,
  options: { includeArchived: boolean },
  user: CurrentUser,
): Promise<{ board: WholeBoard; syncedAt: Date }> {
  const syncedAt = new Date();
  const [whole] = await Promise.all([
    loadWholeBoard(db, board, user.id, options),
    recordVisit(board.id, user.id, syncedAt),
  ]);
  return { board: whole, syncedAt };
}

async function recordVisit(boardId: number, userId: number, visitedAt: Date) {
  await db.$executeRaw`
    INSERT INTO board_visit (board_id, user_id, visited_at) VALUES (${boardId}, ${userId}, ${visitedAt})
    ON CONFLICT (user_id, board_id) DO UPDATE SET visited_at = excluded.visited_at`;
}
