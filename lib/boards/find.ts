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
  const { board, membership } = await boardOfUserWith(params, user, Prisma.sql`NULL`);
  return { board, membership };
}

/** Reads a JSON value on `board b` in the same statement, only for those who see the board.
 * @throws Forbidden, or NotFound for people who reach every board */
export async function boardOfUserWith<More>(
  params: PathParams,
  user: CurrentUser,
  more: Prisma.Sql,
): Promise<OnBoard & { more: More }> {
  const found = await findBoard<More>(pathId(params.board_id), user, more);
  if (found) return found;
  throw user.isAdmin ? new NotFound("Board") : new Forbidden();
}

/** @throws NotFound when there is no such board, or the caller may not see it */
export async function boardById(id: number, user: CurrentUser): Promise<OnBoard> {
  const found = await findBoard(id, user, Prisma.sql`NULL`);
  if (!found) throw new NotFound("Board");
  return { board: found.board, membership: found.membership };
}

async function findBoard<More>(
  id: number,
  user: CurrentUser,
  more: Prisma.Sql,
): Promise<(OnBoard & { more: More }) | null> {
  const [row] = await rowsOf<BoardRow & { more: string | null }>(
    db,
    Prisma.sql`
    SELECT ${boardColumns}, ${membershipColumns}, (${more})::text AS more FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id}
    WHERE b.id = ${id} AND (m.user_id IS NOT NULL OR ${user.isAdmin}::boolean)`,
  );
  if (!row) return null;

  const { more: text, ...found } = row;
  return { ...boardAndMembership(found, user.id), more: JSON.parse(text ?? "null") as More };
}
