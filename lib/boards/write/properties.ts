import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { LinkContact, UpdateBoardProperties } from "@/lib/boards/inputs";
import { lockBoard } from "@/lib/boards/lock";
import { recordChanges } from "@/lib/boards/write/record-changes";
import { differs } from "@/lib/database/differs";
import { transaction } from "@/lib/db";
import { refuseIfOffOnSite } from "@/lib/modules/refuse";
import type { CurrentUser } from "@/lib/users/current-user";

export const updateBoardProperties = (board: Board, to: UpdateBoardProperties, actor: CurrentUser): Promise<Board> =>
  change(board, to, actor);

export const linkContact = (board: Board, { contactId }: LinkContact, actor: CurrentUser): Promise<Board> =>
  change(board, { crmContactId: contactId }, actor);

async function change(found: Board, data: Partial<Board>, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    if (data.enableTimeTracking) await refuseIfOffOnSite(tx, "timeTracking");
    if (data.enableRecurringTasks) await refuseIfOffOnSite(tx, "recurring_task");
    const before = await lockBoard(tx, found.id);
    if (!differs(before, data)) return before;

    const after = await tx.board.update({ where: { id: found.id }, data });
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
