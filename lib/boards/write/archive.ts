import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { lockBoard } from "@/lib/boards/lock";
import { transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** Archiving an archived board updates the time, without an activity entry. */
export const archiveBoard = (found: Board, actor: CurrentUser): Promise<Board> => change(found, "archived", actor);

export const restoreBoard = (found: Board, actor: CurrentUser): Promise<Board> => change(found, "restored", actor);

async function change(found: Board, action: "archived" | "restored", actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    const { id, title, archivedAt } = before;
    const isSame = (archivedAt !== null) === (action === "archived");
    if (isSame && action === "restored") return before;

    if (!isSame) await recordActivity(tx, actor, { boardId: id, event: `${action} board`, oldValue: title });
    return tx.board.update({ where: { id }, data: { archivedAt: action === "archived" ? new Date() : null } });
  });
}
