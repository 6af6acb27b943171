import "server-only";
import type { Board } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { lockStageOrder } from "@/lib/stages/lock";

/** Foreign keys delete everything that belongs to the board. */
export async function deleteBoard(board: Pick<Board, "id">): Promise<void> {
  await transaction(async (tx) => {
    await lockStageOrder(tx, board.id);
    await tx.board.deleteMany({ where: { id: board.id } });
  });
}
