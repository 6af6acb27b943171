import "server-only";
import { type Board, type BoardMember, Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";

export const boardColumns = columnsOf(Prisma.BoardScalarFieldEnum, "b");

export const membershipColumns = Prisma.sql`m.role::text AS "memberRole", m.preferences AS "memberPreferences", m.invited_email AS "invitedEmail", m.created_at AS "memberCreatedAt", m.updated_at AS "memberUpdatedAt"`;

export type BoardColumns = Omit<Board, "type"> & { type: "to-do" | "roadmap" };

export type BoardRow = BoardColumns & {
  memberRole: BoardMember["role"] | null;
  memberPreferences: BoardMember["preferences"];
  invitedEmail: string | null;
  memberCreatedAt: Date;
  memberUpdatedAt: Date;
};

export const boardOfRow = (row: BoardColumns): Board => ({ ...row, type: row.type === "to-do" ? "to_do" : "roadmap" });

export function boardAndMembership(
  { memberRole, memberPreferences, invitedEmail, memberCreatedAt, memberUpdatedAt, ...row }: BoardRow,
  userId: number,
): { board: Board; membership: BoardMember | null } {
  const board = boardOfRow(row);
  const membership = memberRole && {
    boardId: board.id,
    userId,
    role: memberRole,
    preferences: memberPreferences,
    invitedEmail,
    createdAt: memberCreatedAt,
    updatedAt: memberUpdatedAt,
  };
  return { board, membership };
}
