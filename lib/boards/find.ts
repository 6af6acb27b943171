import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardAndMembership, boardColumns, type BoardRow, membershipColumns } from "@/lib/boards/read/row";
import { db, rowsOf } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { OnBoard } from "@/lib/boards/policy";
import type { CurrentUser } from "@/lib/users/current-user";

/** Someone outside the board gets the same 403 whether it exists or not, so that ids can't be probed.
 * @throws Forbidden, or NotFound for people who reach every board */
export async function boardOfUser(params: PathParams, user: CurrentUser): Promise<OnBoard> {
  const found = await findBoard(pathId(params.board_id), user);
  if (found) return found;
  throw user.isAdmin ? new NotFound("Board") : new Forbidden();
}

/** @throws NotFound when there is no such board, or the caller may not see it */
export async function boardById(id: number, user: CurrentUser): Promise<OnBoard> {
  const found = await findBoard(id, user);
  if (!found) throw new NotFound("Board");
  return found;
}

async function findBoard(id: number, user: CurrentUser): Promise<OnBoard | null> {
  const [row] = await rowsOf<BoardRow>(
    db,
    Prisma.sql`
    SELECT ${boardColumns}, ${membershipColumns} FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id} WHERE b.id = ${id}`,
  );
  const found = row && boardAndMembership(row, user.id);
  return found && (found.membership || user.isAdmin) ? found : null;
}
