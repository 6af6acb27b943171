import "server-only";
import { type Attachment, type Board, Prisma } from "@/generated/prisma/client";
import { fileHashIn } from "@/lib/attachments/file-link";
import { db, rowsOf } from "@/lib/db";
import { openPublicBoard } from "@/lib/public-boards/find";
import { isShown } from "@/lib/public-boards/read";

type File = Pick<Attachment, "id" | "boardId" | "fileHash">;

/** Only the covers and the background that a public board's page shows; they end with its token. */
export async function isOnPublicBoard(file: File, token: string): Promise<boolean> {
  const board = await openPublicBoard(file.boardId, token);
  return board !== null && (isBackgroundOf(board, file) || (await isShownCover(board, file)));
}

const isBackgroundOf = ({ backgroundImageUrl }: Board, { fileHash }: File) =>
  fileHashIn(backgroundImageUrl ?? "") === fileHash;

async function isShownCover(board: Board, { id }: File): Promise<boolean> {
  const tasks = await rowsOf(
    db,
    Prisma.sql`SELECT FROM task t JOIN stage s ON s.id = t.stage_id
      WHERE t.board_id = ${board.id} AND t.cover_attachment_id = ${id} AND t.parent_id IS NULL AND t.archived_at IS NULL AND ${isShown(board)}`,
  );
  return tasks.length > 0;
}
