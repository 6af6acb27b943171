import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { type BoardColumns, boardColumns, boardOfRow } from "@/lib/boards/read/row";
import { changeTime } from "@/lib/database/change-time";
import { TOUCH } from "@/lib/database/pipeline";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

export interface LockedBoard extends Board {
  /** When it was changed before its lock. */
  changedBefore: Date;
}

/** Locks the board until the transaction ends and marks it as changed, later than by every earlier change, unless the
 * transaction changes nothing else. @throws NotFound when it is gone */
export async function lockBoard(tx: Tx, id: number): Promise<LockedBoard> {
  const [row] = await rowsOf<BoardColumns & { changedBefore: Date }>(
    tx,
    Prisma.sql`${Prisma.raw(TOUCH)} UPDATE board b SET updated_at = ${changeTime()}
    FROM (SELECT id, updated_at AS changed_before FROM board WHERE id = ${id} FOR NO KEY UPDATE) found
    WHERE b.id = found.id RETURNING ${boardColumns}, found.changed_before AS "changedBefore"`,
  );
  if (!row) throw new NotFound("Board");
  return { ...boardOfRow(row), changedBefore: row.changedBefore };
}

/** The board as it stays stored when nothing else is changed. */
export const unchanged = ({ changedBefore, ...board }: LockedBoard): Board => ({ ...board, updatedAt: changedBefore });
