import "server-only";
import type { Board, BoardMailAddress } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { SaveMailAddress } from "@/lib/incoming-mail/address/inputs";
import { addressOf, newAddress } from "@/lib/incoming-mail/address/key";
import type { CurrentUser } from "@/lib/users/current-user";

/** Creates the actor's address, or changes the stage of its tasks (compatibility.md, C191). @throws NotFound for a stage of
 * another board, Invalid for an archived board or stage and for a template */
export async function saveMailAddress(
  board: Board,
  { stageId }: SaveMailAddress,
  { id: userId }: CurrentUser,
): Promise<BoardMailAddress> {
  return transaction(async (tx) => {
    await refuseClosed(tx, board, stageId);
    const where = { boardId_userId: { boardId: board.id, userId } };
    const saved = await tx.boardMailAddress.upsert({
      where,
      create: { boardId: board.id, userId, stageId, ...newAddress() },
      update: { stageId },
    });
    return addressOf(saved) === null ? tx.boardMailAddress.update({ where, data: newAddress() }) : saved;
  });
}

/** Replaces the actor's address, or creates the first one. The earlier one ends at once. @throws Invalid for an archived
 * board and for a template */
export async function renewMailAddress(board: Board, { id: userId }: CurrentUser): Promise<BoardMailAddress> {
  return transaction(async (tx) => {
    await refuseClosed(tx, board, null);
    const [boardId, address] = [board.id, newAddress()];
    return tx.boardMailAddress.upsert({
      where: { boardId_userId: { boardId, userId } },
      create: { boardId, userId, ...address },
      update: address,
    });
  });
}

async function refuseClosed(tx: Tx, { id: boardId, archivedAt, isTemplate }: Board, stageId: number | null) {
  if (archivedAt) throw new Invalid("This board is archived. Please restore the board first.");
  if (isTemplate) throw new Invalid("Templates have no email address.");
  if (stageId === null) return;

  const stage = await tx.stage.findFirst({ where: { id: stageId, boardId }, select: { archivedAt: true } });
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
}
