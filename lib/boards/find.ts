import "server-only";
import { db } from "@/lib/db";
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
  const found = await db.board.findUnique({ where: { id }, include: { members: { where: { userId: user.id } } } });
  if (!found && user.isAdmin) throw new NotFound("Board");

  const { members: [membership = null] = [], ...board } = found ?? {};
  if (!("id" in board) || !(membership || user.isAdmin)) throw new Forbidden();
  return { board, membership };
}
