import { fileHashIn } from "@/lib/attachments/file-link";
import { env } from "@/lib/env";

/** A link to a picture of a public board, which ends with the board's token. Pictures of other sites keep theirs. */
export function publicPicture(address: string, token: string): string {
  const hash = fileHashIn(address);
  return hash === undefined ? address : `${env().BOARDS_URL}${publicPicturePath(hash, token)}`;
}

export const publicPicturePath = (hash: string, token: string, size?: "small"): string =>
  `/files/${hash}?${new URLSearchParams({ ...(size && { size }), public_token: token })}`;
