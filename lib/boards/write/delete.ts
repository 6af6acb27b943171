import "server-only";
import type { Board } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { lockStageOrder } from "@/lib/stages/lock";
import { endTrashOf } from "@/lib/trash/end";
import { keepFiles, trashBoard } from "@/lib/trash/put-in";
import type { CurrentUser } from "@/lib/users/current-user";

/** Into the trash. Foreign keys delete everything that belongs to the board. */
export async function deleteBoard({ id }: Pick<Board, "id">, actor: Pick<CurrentUser, "id">): Promise<void> {
  await transaction(async (tx) => {
    await lockStageOrder(tx, id);
    await trashBoard(tx, id, actor);
    await tx.board.deleteMany({ where: { id } });
    await keepFiles(tx, "board", [id]);
  });
}

/** For good, for a board that never was complete. */
export async function removeBoard(tx: Tx, { id }: Pick<Board, "id">): Promise<void> {
  await lockStageOrder(tx, id);
  await tx.board.deleteMany({ where: { id } });
  await endTrashOf(tx, id);
}
