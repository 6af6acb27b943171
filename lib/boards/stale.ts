import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { UpdateBoard } from "@/lib/boards/inputs";
import type { Tx } from "@/lib/db";
import { isSameText, StaleText } from "@/lib/text/stale-text";

/** Answers 409 with the stored text instead of overwriting a concurrent edit. An unchanged text never conflicts. */
export async function refuseStale(
  tx: Tx,
  board: Board,
  { title, description, expectedDescription, expectedUpdatedAt }: UpdateBoard,
): Promise<void> {
  const isDescribed = description !== undefined;
  if (isDescribed && expectedDescription !== undefined && !isSameText(expectedDescription, board.description))
    throw new StaleText(board.description);
  if (!expectedUpdatedAt) return;

  const changed = await changedSince(tx, board, expectedUpdatedAt);
  if (changed.has("title") && title !== undefined && title !== board.title) throw new StaleText(board.title);
  if (changed.has("description") && isDescribed && !isSameText(description, board.description))
    throw new StaleText(board.description);
}

/** Clients know timestamps in whole seconds, so an edit within the same second may have been seen. */
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
