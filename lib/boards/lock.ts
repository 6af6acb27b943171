import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Locks the board until the transaction ends and marks it as changed. @throws NotFound when it is gone */
export async function lockBoard(tx: Tx, id: number): Promise<Board> {
  const [board] = await tx.board.updateManyAndReturn({ where: { id }, data: { updatedAt: new Date() } });
  if (!board) throw new NotFound("Board");
  return board;
}
