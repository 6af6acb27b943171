import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { type BoardColumns, boardColumns, boardOfRow } from "@/lib/boards/read/row";
import { reader, rowsOf } from "@/lib/db";
import { Forbidden, Unauthorized } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { urlOf } from "@/lib/http/request/url";
import { isPortalOn } from "@/lib/modules/conditions";
import { isTokenOf } from "@/lib/public-boards/token";
import type { CurrentUser } from "@/lib/users/current-user";

/** The board of a request with its `public_token`. The answer is the same whether the board is missing, archived, not
 * public, or the token wrong (compatibility.md, C119). @throws Unauthorized for anonymous callers, Forbidden for others */
export async function publicBoardOfPath(
  { board_id }: PathParams,
  user: CurrentUser | null,
  request: Request,
): Promise<{ board: Board; token: string }> {
  const token = urlOf(request).searchParams.get("public_token") ?? "";
  const board = await openPublicBoard(pathId(board_id), token);
  if (!board) throw user ? new Forbidden() : new Unauthorized();
  return { board, token };
}

export async function openPublicBoard(id: number, token: string): Promise<Board | null> {
  const [row] = await rowsOf<BoardColumns>(
    reader(),
    Prisma.sql`SELECT ${boardColumns} FROM board b WHERE b.id = ${id} AND b.public_access_enabled AND b.archived_at IS NULL AND ${isPortalOn}`,
  );
  return row && isTokenOf(row, token) ? boardOfRow(row) : null;
}
