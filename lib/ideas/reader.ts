import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Guest, guestOf } from "@/lib/guests/guest";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";
import type { CurrentUser } from "@/lib/users/current-user";

/** Someone who looks at a roadmap: an account, or a guest. */
export interface Reader {
  user: CurrentUser | null;
  guest: Guest;
}

export const readerOf = (request: Pick<Request, "headers">, user: CurrentUser | null): Reader => ({
  user,
  guest: guestOf(request),
});

/** Whether the reader sees everything on the board, as a condition. */
export const isOnBoard = (boardId: number | Prisma.Sql, { user }: Pick<Reader, "user">): Prisma.Sql => Prisma.sql`
  (${user?.isAdmin ?? false}::boolean OR EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = ${boardId} AND m.user_id = ${user?.id ?? null}::int))`;

/** Whether `task t` in `stage s` is an idea of the board that the reader may see, vote for and comment on. */
export const isReadableIdea = (boardId: number | Prisma.Sql, by: Pick<Reader, "user">): Prisma.Sql => Prisma.sql`
  t.board_id = ${boardId} AND ${isActiveIdea} AND s.archived_at IS NULL AND (${isPublicStage} OR ${isOnBoard(boardId, by)})`;

/** The votes `v` of an account, or those of a guest who has none. */
export const isOwnVote = ({ user, guest }: Reader): Prisma.Sql =>
  user ? Prisma.sql`v.user_id = ${user.id}` : Prisma.sql`v.guest_key = ${guest.key}`;

/** A guest is known by a cookie, which only that browser has, and not merely by a network that many may share. */
export const hasCookie = ({ key, addressKey }: Pick<Guest, "key" | "addressKey">): boolean => key !== addressKey;
