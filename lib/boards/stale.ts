import "server-only";
import type { Board } from "@/generated/prisma/client";
import { writerOfBoard } from "@/lib/activity/writer";
import type { UpdateBoard } from "@/lib/boards/inputs";
import type { Tx } from "@/lib/db";
import { isSameText, StaleText } from "@/lib/text/stale-text";

/**
 * An unchanged text never conflicts.
 *
 * @throws StaleText (409) with the stored text, which one it is and, if it is known, who wrote it
 */
export async function refuseStale(tx: Tx, board: Board, to: UpdateBoard): Promise<void> {
  const {
    title,
    description,
    expectedTitle,
    expectedDescription,
    expectedUpdatedAt,
    expectedUpdatedAtMs = Infinity,
  } = to;
  const isRenamed = title !== undefined && title !== board.title;
  if (isRenamed && expectedTitle !== undefined && expectedTitle !== board.title)
    throw await staleText(tx, board, "title");
  const isDescribed = description !== undefined;
  if (isDescribed && expectedDescription !== undefined && !isSameText(expectedDescription, board.description))
    throw await staleText(tx, board, "description");
  const changed = expectedUpdatedAt ? await changedSince(tx, board, expectedUpdatedAt) : new Set();
  if (isLater(board.titleChangedAt, expectedUpdatedAtMs)) changed.add("title");
  if (isLater(board.descriptionChangedAt, expectedUpdatedAtMs)) changed.add("description");
  if (changed.has("title") && isRenamed) throw await staleText(tx, board, "title");
  if (changed.has("description") && isDescribed && !isSameText(description, board.description))
    throw await staleText(tx, board, "description");
}

const staleText = async (tx: Tx, board: Board, property: "title" | "description"): Promise<StaleText> =>
  new StaleText(board[property], { property, ...(await writerOfBoard(tx, board, property)) });

const isLater = (changedAt: Date | null, milliseconds: number) =>
  changedAt !== null && changedAt.getTime() > milliseconds;

/** Most clients know timestamps in whole seconds, so an edit within the same second may have been seen. */
async function changedSince(tx: Tx, { id }: Board, seenAt: Date): Promise<Set<string | null>> {
  const lines = await tx.activity.findMany({
    where: {
      boardId: id,
      taskId: null,
      action: "changed",
      column: { in: ["title", "description"] },
      createdAt: { gte: new Date((Math.floor(seenAt.getTime() / 1000) + 1) * 1000) },
    },
    distinct: "column",
    select: { column: true },
  });
  return new Set(lines.map(({ column }) => column));
}
