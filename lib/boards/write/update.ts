import "server-only";
import type { Board, Prisma } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import type { UpdateBoard } from "@/lib/boards/inputs";
import { lockBoard, unchanged } from "@/lib/boards/lock";
import { refuseStale } from "@/lib/boards/stale";
import { differs } from "@/lib/database/differs";
import { transaction } from "@/lib/db";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { isSameText } from "@/lib/text/stale-text";
import type { StageRecord } from "@/lib/stages/load";
import { activeStages } from "@/lib/stages/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Each changed text records an activity entry (compatibility.md, C86). */
export async function updateBoard(
  found: Board,
  to: UpdateBoard,
  actor: CurrentUser,
): Promise<{ board: Board; stages: StageRecord[] }> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    await refuseStale(tx, before, to);
    const stages = () => activeStages(tx, found.id);
    if (!differs(before, { title: to.title, description: to.description }))
      return { board: unchanged(before), stages: await stages() };

    const board = await tx.board.update({ where: { id: found.id }, data: dataOf(before, to) });
    await recordActivity(tx, actor, ...changes(before, board));
    return { board, stages: await stages() };
  });
}

/** The times of changed texts are those of the board's lock. */
const dataOf = ({ title, description, updatedAt }: Board, to: UpdateBoard): Prisma.BoardUpdateInput => ({
  ...{ title: to.title, description: to.description, updatedAt },
  ...(to.title !== undefined && to.title !== title && { titleChangedAt: updatedAt }),
  ...(to.description !== undefined && !isSameText(to.description, description) && { descriptionChangedAt: updatedAt }),
});

/** Activity shows an excerpt of the old text without its markup. */
function changes(before: Board, after: Board): ActivityLine[] {
  const { id: boardId, title, description } = after;
  const lines: ActivityLine[] = [];
  if (before.title !== title) lines.push({ boardId, event: "changed title", oldValue: before.title, newValue: title });
  if (!isSameText(before.description, description)) {
    const newValue = before.description && lineOfHtml(before.description);
    lines.push({ boardId, event: "changed description", newValue, description });
  }
  return lines;
}
