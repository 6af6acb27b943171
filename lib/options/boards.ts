import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { db, rowsOf } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import type { OptionSearch } from "@/lib/options/inputs";
import { optionsIn } from "@/lib/options/search";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_BOARDS = 20;

export interface BoardOption {
  id: number;
  title: string;
  type: (typeof TYPES)[number];
}

/** @param query on `board b` */
function boardOptions(
  { where, order, limit = null }: { where: Prisma.Sql; order: Prisma.Sql; limit?: number | null },
  user: CurrentUser,
): Promise<BoardOption[]> {
  return rowsOf<BoardOption>(
    db,
    Prisma.sql`
    SELECT b.id, b.title, b.type FROM board b WHERE ${isVisibleBoard(user)} AND ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
}

export const typeOfPath = ({ type = "" }: PathParams) => ({ type: TYPES.find((each) => each === type) ?? null });

const TYPES = ["to-do", "roadmap"] as const;

/** Active boards, the oldest first; an unknown type has none (compatibility.md, C114). */
export const boardsOfType = async (type: BoardOption["type"] | null, user: CurrentUser): Promise<BoardOption[]> =>
  type === null
    ? []
    : boardOptions(
        { where: Prisma.sql`b.archived_at IS NULL AND b.type::text = ${type}`, order: Prisma.sql`b.created_at, b.id` },
        user,
      );

/** Archived boards too (compatibility.md, C114). */
export const boardsByTitle = (user: CurrentUser): Promise<BoardOption[]> =>
  boardOptions({ where: Prisma.sql`true`, order: Prisma.sql`lower(b.title), b.id` }, user);

export function findBoards(wanted: OptionSearch, user: CurrentUser): Promise<BoardOption[]> {
  const { where, first } = optionsIn(Prisma.sql`b.id`, (pattern) => Prisma.sql`b.title ILIKE ${pattern}`, wanted);
  return boardOptions(
    {
      where: Prisma.sql`b.archived_at IS NULL AND ${where}`,
      order: Prisma.sql`${first}, lower(b.title), b.id`,
      limit: MAX_BOARDS,
    },
    user,
  );
}
