import "server-only";
import type { Board } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

/** Pins a board for one person; a board that is pinned already stays so. */
export async function pinBoard(board: Board, actor: CurrentUser): Promise<void> {
  await transaction((tx) => tx.boardPin.createMany({ data: { boardId: board.id, userId: actor.id }, skipDuplicates: true }));
}

export async function unpinBoard(board: Board, actor: CurrentUser): Promise<void> {
  const { count } = await transaction((tx) => tx.boardPin.deleteMany({ where: { boardId: board.id, userId: actor.id } }));
  if (count === 0) throw new Invalid("Board is not pinned");
}
