import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { UpdateBoard } from "@/lib/boards/inputs";
import { lockBoard } from "@/lib/boards/lock";
import { refuseStale } from "@/lib/boards/stale";
import { transaction } from "@/lib/db";
import { lineOfHtml } from "@/lib/text/html";
import { isSameText } from "@/lib/text/stale-text";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import type { CurrentUser } from "@/lib/users/current-user";

/** Each changed text records a line of activity (observed.md, 11). */
export async function updateBoard(
  found: Board,
  to: UpdateBoard,
  actor: CurrentUser,
): Promise<{ board: Board; stages: StageRecord[] }> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    await refuseStale(tx, before, to);
    const board = await tx.board.update({
      where: { id: found.id },
      data: { title: to.title, description: to.description },
    });
    await recordActivity(tx, actor, ...changes(before, board));
    return { board, stages: await loadStages(tx, { boardId: board.id, archivedAt: null }) };
  });
}

/** Activity shows an excerpt of the old text without its markup. */
function changes(before: Board, after: Board) {
  const line = { boardId: after.id, action: "changed" };
  return [
    ...(before.title !== after.title
      ? [{ ...line, column: "title", oldValue: before.title, newValue: after.title }]
      : []),
    ...(!isSameText(before.description, after.description)
      ? [
          {
            ...line,
            column: "description",
            newValue: before.description && lineOfHtml(before.description),
            description: after.description,
          },
        ]
      : []),
  ];
}
