import "server-only";
import type { Board } from "@/generated/prisma/client";
import { LARGEST_ID } from "@/lib/http/input/types";
import { decryptOrNull, digestOf, sameText } from "@/lib/secrets/secrets";

type Tokened = Pick<Board, "id" | "publicAccessSecret">;

/** Opens a public board: base64url of `id|signature`. Null for a board without a secret. */
export function publicTokenOf(board: Tokened): string | null {
  const signature = signatureOf(board);
  return signature && Buffer.from(`${board.id}|${signature}`).toString("base64url");
}

export function isTokenOf(board: Tokened, token: string): boolean {
  const expected = publicTokenOf(board);
  return expected !== null && sameText(token, expected);
}

/** The board that a token claims to open, for addresses that carry nothing else. */
export function boardIdOfToken(token: string): number | null {
  const [, digits] = /^([1-9]\d{0,9})\|[0-9a-f]{64}$/.exec(Buffer.from(token, "base64url").toString("latin1")) ?? [];
  const id = Number(digits ?? 0);
  return id > 0 && id <= LARGEST_ID ? id : null;
}

/** Made with the site's secret over the board's own, so that either one, changed, ends every token. */
function signatureOf({ id, publicAccessSecret }: Tokened): string | null {
  const secret = publicAccessSecret && decryptOrNull("public-token", publicAccessSecret);
  return secret && digestOf("public-token", `${id}|${secret}`);
}
