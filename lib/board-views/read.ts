import "server-only";
import { type Board, type BoardViewName, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

export interface SavedView {
  view: BoardViewName;
  layout: Prisma.JsonObject;
}

/** How the person last looked at the board, in one statement. */
export async function readBoardView(board: Pick<Board, "id">, user: Pick<CurrentUser, "id">): Promise<SavedView> {
  const [saved] = await rowsOf<SavedView>(
    db,
    Prisma.sql`SELECT view, layout FROM board_view WHERE user_id = ${user.id} AND board_id = ${board.id}`,
  );
  return saved ?? { view: "kanban", layout: {} };
}
