import "server-only";
import { type Board, type BoardMember, Prisma } from "@/generated/prisma/client";
import { columnsOf, type InJson, recordAsJson, withTimes } from "@/lib/database/record";

export const boardColumns = columnsOf(Prisma.BoardScalarFieldEnum, "b");

export type BoardColumns = Omit<Board, "type"> & { type: "to-do" | "roadmap" };

export const boardOfRow = (row: BoardColumns): Board => ({ ...row, type: row.type === "to-do" ? "to_do" : "roadmap" });

const boardAsJson = recordAsJson(Prisma.BoardScalarFieldEnum, "b");
const membershipAsJson = recordAsJson(Prisma.BoardMemberScalarFieldEnum, "m");

type BoardInJson = [InJson<BoardColumns>, InJson<BoardMember>];

/** `board b`, the membership `m`, whose id is null where there is none, and a JSON value. */
export const onBoardAsJson = (more = Prisma.sql`NULL::json`): Prisma.Sql =>
  Prisma.sql`json_build_array(${boardAsJson}, ${membershipAsJson}, ${more})`;

const withBoardTimes = withTimes<BoardColumns>(Prisma.BoardScalarFieldEnum);
const withMemberTimes = withTimes<BoardMember>(Prisma.BoardMemberScalarFieldEnum);

export function onBoardOfJson<More = null>(
  text: string,
): {
  board: Board;
  membership: BoardMember | null;
  more: More;
} {
  const [board, member, more] = JSON.parse(text) as [...BoardInJson, More];
  return {
    board: boardOfRow(withBoardTimes(board)),
    membership: isNone(member) ? null : withMemberTimes(member),
    more,
  };
}

/** A left join without a match. */
const isNone = ({ userId }: { userId: number | null }) => userId === null;
