import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import type { OnBoard } from "@/lib/boards/policy";
import { finder, readFor } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** Someone outside the board gets the same 403 whether it exists or not, so that ids can't be probed.
 * @throws Forbidden, or NotFound for people who reach every board */
export const boardOfUser = finder<OnBoard>({
  expression: ({ board_id }) => boardOfCaller(pathId(board_id)),
  result: (value, user) => foundBoard(value, user),
});

/** Reads a board that `caller` sees, with a JSON value on `board b`, for `foundBoard`. */
export const boardOfCaller = (id: number, more?: Prisma.Sql): Prisma.Sql => Prisma.sql`(
    SELECT ${onBoardAsJson(more)} FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = caller.id
    WHERE b.id = ${id} AND (m.user_id IS NOT NULL OR caller.is_admin))`;

/** @throws Forbidden, or NotFound for people who reach every board */
export function foundBoard<More = null>(value: string | null, user: CurrentUser): OnBoard & { more: More } {
  if (value !== null) return onBoardOfJson<More>(value);
  throw user.isAdmin ? new NotFound("Board") : new Forbidden();
}

/** @throws NotFound when there is no such board, or the caller may not see it */
export const boardById = (id: number, user: CurrentUser): Promise<OnBoard> =>
  readFor(user, {
    expression: () => boardOfCaller(id),
    result: (value) => {
      if (value === null) throw new NotFound("Board");
      return onBoardOfJson(value);
    },
  });
