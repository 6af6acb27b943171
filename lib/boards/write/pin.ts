import "server-only";
import type { Board } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

export async function pinBoard(board: Board, actor: CurrentUser): Promise<void> {
  await transaction((tx) =>
    tx.boardPin.createMany({ data: { boardId: board.id, userId: actor.id }, skipDuplicates: true }),
  );
}

/** @throws Invalid when the board is not pinned, as the plugin does */
export async function unpinBoard(board: Board, actor: CurrentUser): Promise<void> {
  if (!(await removePin(board, actor))) throw new Invalid("Board is not pinned");
}

/** @returns whether there was a pin */
export async function removePin(board: Board, actor: CurrentUser): Promise<boolean> {
  const { count } = await transaction((tx) =>
    tx.boardPin.deleteMany({ where: { boardId: board.id, userId: actor.id } }),
  );
  return count > 0;
}
