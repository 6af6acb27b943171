import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { LinkContact, UpdateBoardProperties } from "@/lib/boards/inputs";
import { lockBoard } from "@/lib/boards/lock";
import { recordChanges } from "@/lib/boards/write/note-changes";
import { transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** The roadmap's page, and whether a task's way into another stage is mailed; what is not sent stays. */
export const updateBoardProperties = (board: Board, to: UpdateBoardProperties, actor: CurrentUser): Promise<Board> =>
  change(board, to, actor);

/** Stores which contact of a customer system the board is about; without such a system it is a number in the board's `meta`. */
export const linkContact = (board: Board, { contactId }: LinkContact, actor: CurrentUser): Promise<Board> =>
  change(board, { crmContactId: contactId }, actor);

async function change(found: Board, data: Partial<Board>, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    const after = await tx.board.update({ where: { id: found.id }, data });
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
