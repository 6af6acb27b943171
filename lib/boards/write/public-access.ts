import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { TogglePublicAccess } from "@/lib/boards/inputs";
import { lockBoard } from "@/lib/boards/lock";
import { recordChanges } from "@/lib/boards/write/note-changes";
import { transaction } from "@/lib/db";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import type { CurrentUser } from "@/lib/users/current-user";

/** Lets anybody with a token read the board, or nobody. The board's half of the tokens' key goes with it: those issued before never work again. */
export async function togglePublicAccess(
  found: Board,
  { isEnabled }: TogglePublicAccess,
  actor: CurrentUser,
): Promise<Board> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    const secret = isEnabled ? (before.publicAccessSecret ?? encrypt("public-token", newToken())) : null;
    const after = await tx.board.update({
      where: { id: found.id },
      data: { publicAccessEnabled: isEnabled, publicAccessSecret: secret },
    });
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
