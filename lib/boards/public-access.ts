import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { TogglePublicAccess } from "@/lib/boards/inputs";
import { lockBoard } from "@/lib/boards/lock";
import { transaction } from "@/lib/db";
import { encrypt, newToken } from "@/lib/secrets";

/** Lets anybody with a token read the board, or nobody. The board's half of the tokens' key goes with it: those issued before never work again. */
export async function togglePublicAccess(found: Board, { isEnabled }: TogglePublicAccess): Promise<Board> {
  return transaction(async (tx) => {
    const { publicAccessSecret } = await lockBoard(tx, found.id);
    const secret = isEnabled ? (publicAccessSecret ?? encrypt("public-token", newToken())) : null;
    return tx.board.update({ where: { id: found.id }, data: { publicAccessEnabled: isEnabled, publicAccessSecret: secret } });
  });
}
