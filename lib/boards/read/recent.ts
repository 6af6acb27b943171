import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { withCardDetails } from "@/lib/boards/read/load";
import type { BoardInList } from "@/lib/boards/present/board";
import { db, rowsOf } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_BOARDS = 4;

export async function recentBoards(user: CurrentUser): Promise<BoardInList[]> {
  const rows = await rowsOf<{ id: number; isVisited: boolean }>(
    db,
    Prisma.sql`
    SELECT b.id, v.visited_at IS NOT NULL AS "isVisited" FROM board b LEFT JOIN board_visit v ON v.board_id = b.id AND v.user_id = ${user.id}
    WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)} ORDER BY v.visited_at DESC NULLS LAST, b.id LIMIT ${MAX_BOARDS}`,
  );
  const ids = rows.filter(({ isVisited }) => isVisited || !rows[0]?.isVisited).map(({ id }) => id);
  const boards = await db.board.findMany({ where: { id: { in: ids } } });
  return withCardDetails(
    db,
    ids.flatMap((id) => boards.filter((board) => board.id === id)),
    user.id,
  );
}
