import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { SaveBoardView } from "@/lib/board-views/inputs";
import type { SavedView } from "@/lib/board-views/read";
import { rowsOf, transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws NotFound when the board is gone */
export async function saveBoardView(
  board: Board,
  { view, layout }: SaveBoardView,
  actor: CurrentUser,
): Promise<SavedView> {
  const given = {
    view: Prisma.sql`${view ?? null}::board_view_name`,
    layout: Prisma.sql`${JSON.stringify(layout ?? {})}::jsonb`,
  };
  const [saved] = await transaction((tx) =>
    rowsOf<SavedView>(
      tx,
      Prisma.sql`
      INSERT INTO board_view AS v (user_id, board_id, view, layout) SELECT ${actor.id}, b.id, coalesce(${given.view}, 'kanban'), ${given.layout} FROM board b WHERE b.id = ${board.id}
      ON CONFLICT (user_id, board_id) DO UPDATE SET view = coalesce(${given.view}, v.view), layout = v.layout || ${given.layout}, updated_at = now()
      RETURNING view, layout`,
    ),
  );
  if (!saved) throw new NotFound("Board");
  return saved;
}
