import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardAndMembership, boardColumns, type BoardRow, membershipColumns } from "@/lib/boards/row";
import { db, rowsOf } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/params";
import type { OnBoard } from "@/lib/boards/policy";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * The board of the path. Who does not belong to it gets the same 403 whether it exists or not, so that ids can't be probed.
 *
 * @throws Forbidden, or NotFound for those who reach every board.
 */
export async function boardOfUser(params: PathParams, user: CurrentUser): Promise<OnBoard> {
  const id = pathId(params.board_id);
  const [row] = await rowsOf<BoardRow>(db, Prisma.sql`
    SELECT ${boardColumns}, ${membershipColumns} FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id} WHERE b.id = ${id}`);
  if (!row && user.isAdmin) throw new NotFound("Board");

  const found = row && boardAndMembership(row, user.id);
  if (!found || !(found.membership || user.isAdmin)) throw new Forbidden();
  return found;
}
