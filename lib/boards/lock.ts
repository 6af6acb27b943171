import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { type BoardColumns, boardColumns, boardOfRow } from "@/lib/boards/read/row";
import { laterThan } from "@/lib/database/later";
import { TOUCH } from "@/lib/database/pipeline";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Locks the board until the transaction ends and marks it as changed, later than by every earlier change, unless the transaction changes nothing else. @throws NotFound when it is gone */
export async function lockBoard(tx: Tx, id: number): Promise<Board> {
  const [row] = await rowsOf<BoardColumns>(
    tx,
    Prisma.sql`${Prisma.raw(TOUCH)} UPDATE board b SET updated_at = ${laterThan("b.updated_at")} WHERE b.id = ${id} RETURNING ${boardColumns}`,
  );
  if (!row) throw new NotFound("Board");
  return boardOfRow(row);
}
