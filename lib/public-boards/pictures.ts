import { localFilePath } from "@/lib/attachments/file-link";
import { env } from "@/lib/env";

/** A link to a picture of a public board, which ends with the board's token. Pictures of other sites keep theirs. */
export function publicPicture(address: string, token: string): string {
  const path = localFilePath(address);
  return path === null ? address : `${env().BOARDS_URL}${path}?public_token=${token}`;
}
