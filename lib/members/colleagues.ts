import "server-only";
import { type Board, type BoardMember, Prisma } from "@/generated/prisma/client";
import { visibleBoards } from "@/lib/boards/list";
import { boardAndMembership, boardColumns, type BoardRow, membershipColumns } from "@/lib/boards/row";
import { db, rowsOf } from "@/lib/db";
import { containing } from "@/lib/search";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface BoardOfColleague {
  board: Board;
  membership: BoardMember;
  /** The caller's own on that board. */
  own: BoardMember | null;
}

/** Somebody with those of his boards that the caller may see, too. */
export interface Colleague extends Person {
  boards: BoardOfColleague[];
}

/**
 * People by name: everybody for admins, else those with whom the caller shares a board, himself among them (decisions.md,
 * "Who may do what"). Three statements, however many.
 */
export async function findColleagues({ search, most }: { search: string; most: number | null }, user: CurrentUser): Promise<Colleague[]> {
  const people = await peopleSeenBy(user, search, most);
  const [rows, mine] = await Promise.all([membershipsOf(people, user), db.boardMember.findMany({ where: { userId: user.id } })]);
  const ownOn = new Map(mine.map((own) => [own.boardId, own]));
  const colleagues = new Map(people.map((person): [number, Colleague] => [person.id, { ...person, boards: [] }]));
  for (const { board, membership } of rows) colleagues.get(membership.userId)?.boards.push({ board, membership, own: ownOn.get(board.id) ?? null });
  return [...colleagues.values()];
}

export interface SeenBoard {
  board: Board;
  membership: BoardMember | null;
}

/** Everybody and every board that the caller may see. */
export async function listColleagues(user: CurrentUser): Promise<{ colleagues: Colleague[]; boards: SeenBoard[] }> {
  const [colleagues, boards] = await Promise.all([findColleagues({ search: "", most: null }, user), boardsSeenBy(user)]);
  return { colleagues, boards };
}

async function boardsSeenBy(user: CurrentUser): Promise<SeenBoard[]> {
  const rows = await rowsOf<BoardRow>(db, Prisma.sql`
    SELECT ${boardColumns}, ${membershipColumns} FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user.id}
    WHERE ${visibleBoards(user)} ORDER BY lower(b.title), b.id`);
  return rows.map((row) => boardAndMembership(row, user.id));
}

const peopleSeenBy = (user: CurrentUser, search: string, most: number | null): Promise<Person[]> =>
  rowsOf<Person>(db, Prisma.sql`
    SELECT u.id, u.login, u.nicename, u.email, u.url, u.display_name AS "displayName", u.photo_key AS "photoKey", u.role::text AS role,
      u.is_service_admin AS "isServiceAdmin", u.created_at AS "createdAt"
    FROM "user" u
    WHERE u.display_name ILIKE ${containing(search)} AND (${user.isAdmin} OR EXISTS (
      SELECT 1 FROM board_member m JOIN board b ON b.id = m.board_id WHERE m.user_id = u.id AND ${visibleBoards(user)}))
    ORDER BY lower(u.display_name), u.id LIMIT ${most}`);

async function membershipsOf(people: Person[], user: CurrentUser): Promise<{ board: Board; membership: BoardMember }[]> {
  const rows = await rowsOf<BoardRow & { memberId: number }>(db, Prisma.sql`
    SELECT ${boardColumns}, ${membershipColumns}, m.user_id AS "memberId" FROM board_member m JOIN board b ON b.id = m.board_id
    WHERE m.user_id = ANY(${people.map(({ id }) => id)}) AND ${visibleBoards(user)} ORDER BY lower(b.title), b.id`);
  return rows.flatMap(({ memberId, ...row }) => {
    const { board, membership } = boardAndMembership(row, memberId);
    return membership ? [{ board, membership }] : [];
  });
}
