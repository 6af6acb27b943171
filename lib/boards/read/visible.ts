import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isReachableBoard, isVisibleBoard } from "@/lib/boards/read/list";
import type { OnBoard } from "@/lib/boards/policy";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import { db, rowsOf } from "@/lib/db";
import { likePattern } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";

interface Selection {
  where: Prisma.Sql;
  order: Prisma.Sql;
}

export const findVisibleBoards = (selection: Selection, user: CurrentUser): Promise<OnBoard[]> =>
  findBoards(isVisibleBoard(user), selection, user);

/** Templates, too. */
export const findReachableBoards = (selection: Selection, user: CurrentUser): Promise<OnBoard[]> =>
  findBoards(isReachableBoard(user), selection, user);

async function findBoards(mayBeSeen: Prisma.Sql, { where, order }: Selection, user: CurrentUser): Promise<OnBoard[]> {
  const rows = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    SELECT ${onBoardAsJson()}::text AS found FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id}
    WHERE ${mayBeSeen} AND ${where} ORDER BY ${order}`,
  );
  return rows.map(({ found }) => onBoardOfJson(found));
}

export const searchBoards = ({ search }: { search: string }, user: CurrentUser): Promise<OnBoard[]> =>
  findVisibleBoards(
    {
      where: Prisma.sql`b.archived_at IS NULL AND b.title ILIKE ${likePattern(search)}`,
      order: Prisma.sql`b.created_at DESC, b.id DESC`,
    },
    user,
  );

export function pinnedBoards(user: CurrentUser): Promise<OnBoard[]> {
  const pin = Prisma.sql`FROM board_pin p WHERE p.board_id = b.id AND p.user_id = ${user.id}`;
  return findVisibleBoards(
    {
      where: Prisma.sql`b.archived_at IS NULL AND EXISTS (SELECT 1 ${pin})`,
      order: Prisma.sql`(SELECT p.created_at ${pin}), b.id`,
    },
    user,
  );
}
