import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { boardInList, cardDetails, type FoundDetails } from "@/lib/boards/read/load";
import { boardColumns, type BoardColumns, boardOfRow } from "@/lib/boards/read/row";
import type { BoardInList } from "@/lib/boards/present/board";
import { db, rowsOf } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_BOARDS = 4;

/** The first boards for somebody who has opened none yet. */
export async function recentBoards(user: CurrentUser): Promise<BoardInList[]> {
  const found = await findBoards(user);
  return found.filter(({ isVisited }) => isVisited || !found[0]?.isVisited).map(({ board }) => board);
}

export async function openedBoards(user: CurrentUser): Promise<BoardInList[]> {
  const found = await findBoards(user);
  return found.filter(({ isVisited }) => isVisited).map(({ board }) => board);
}

async function findBoards(user: CurrentUser): Promise<{ isVisited: boolean; board: BoardInList }[]> {
  const rows = await rowsOf<BoardColumns & { isVisited: boolean; details: string }>(
    db,
    Prisma.sql`
    SELECT ${boardColumns}, v.visited_at IS NOT NULL AS "isVisited", ${cardDetails(user.id)}::text AS details FROM board b LEFT JOIN board_visit v ON v.board_id = b.id AND v.user_id = ${user.id}
    WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)} ORDER BY v.visited_at DESC NULLS LAST, b.id LIMIT ${MAX_BOARDS}`,
  );
  return rows.map(({ isVisited, details, ...row }) => ({
    isVisited,
    board: boardInList(boardOfRow(row), JSON.parse(details) as FoundDetails),
  }));
}
