import "server-only";
import type { Board, Label } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { labelSnapshot } from "@/lib/labels/present";
import type { CreateLabel } from "@/lib/labels/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export async function createLabel(board: Board, input: CreateLabel, actor: CurrentUser): Promise<Label> {
  return transaction(async (tx) => {
    const label = await tx.label.create({ data: { boardId: board.id, ...input } });
    await recordActivity(tx, actor, {
      boardId: board.id,
      event: "created label",
      settings: labelSnapshot(label),
    });
    return label;
  });
}
