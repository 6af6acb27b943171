import "server-only";
import { type Board, type BoardMember, Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { OnBoard } from "@/lib/boards/policy";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { db, rowsOf } from "@/lib/db";
import { isMemberOf } from "@/lib/members/findable";
import { likePattern } from "@/lib/text/sql-search";
import { isActive } from "@/lib/users/active";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface BoardOfColleague {
  board: Board;
  membership: BoardMember;
  own: BoardMember | null;
}

export interface Colleague extends Person {
  boards: BoardOfColleague[];
}

interface PeopleQuery {
  search: string;
  limit: number | null;
  isActive?: boolean;
  of?: Person;
}

/** Admins find everyone, others the people with whom they share a board (compatibility.md, C102). */
export async function findColleagues(wanted: PeopleQuery, user: CurrentUser): Promise<Colleague[]> {
  const boards = sharedBoards(wanted.of, user);
  const people = await peopleOf(boards, wanted, user);
  const [rows, mine] = await Promise.all([
    membershipsOf(people, boards),
    db.boardMember.findMany({ where: { userId: user.id } }),
  ]);
  const ownOn = new Map(mine.map((own) => [own.boardId, own]));
  const colleagues = new Map(people.map((person): [number, Colleague] => [person.id, { ...person, boards: [] }]));
  for (const { board, membership } of rows)
    colleagues.get(membership.userId)?.boards.push({ board, membership, own: ownOn.get(board.id) ?? null });
  return [...colleagues.values()];
}

export async function listColleagues(user: CurrentUser): Promise<{ colleagues: Colleague[]; boards: OnBoard[] }> {
  const [colleagues, boards] = await Promise.all([
    findColleagues({ search: "", limit: null }, user),
    findVisibleBoards({ where: Prisma.sql`true`, order: Prisma.sql`lower(b.title), b.id` }, user),
  ]);
  return { colleagues, boards };
}

/** A condition on `board b`: boards of this person that the caller may see; every board if the person is an admin. */
const sharedBoards = (of: Person | undefined, user: CurrentUser): Prisma.Sql =>
  of && !isAdmin(of)
    ? Prisma.sql`${isVisibleBoard(user)} AND EXISTS (SELECT 1 FROM board_member theirs WHERE theirs.board_id = b.id AND theirs.user_id = ${of.id})`
    : isVisibleBoard(user);

const peopleOf = (
  boards: Prisma.Sql,
  { search, limit, of, isActive: onlyActive }: PeopleQuery,
  user: CurrentUser,
): Promise<Person[]> =>
  rowsOf<Person>(
    db,
    Prisma.sql`
    SELECT u.id, u.login, u.nicename, u.email, u.url, u.display_name AS "displayName", u.photo_key AS "photoKey", u.role::text AS role,
      u.is_service_admin AS "isServiceAdmin", u.deactivated_at AS "deactivatedAt", u.created_at AS "createdAt"
    FROM "user" u
    WHERE u.display_name ILIKE ${likePattern(search)} AND ${onlyActive ? isActive : Prisma.sql`true`} AND (${user.isAdmin && !of} OR ${isMemberOf(boards)})
    ORDER BY lower(u.display_name), u.id LIMIT ${limit}`,
  );

async function membershipsOf(
  people: Person[],
  boards: Prisma.Sql,
): Promise<{ board: Board; membership: BoardMember }[]> {
  const rows = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    SELECT ${onBoardAsJson()}::text AS found FROM board_member m JOIN board b ON b.id = m.board_id
    WHERE m.user_id = ANY(${people.map(({ id }) => id)}) AND ${boards} ORDER BY lower(b.title), b.id`,
  );
  return rows.flatMap(({ found }) => {
    const { board, membership } = onBoardOfJson(found);
    return membership ? [{ board, membership }] : [];
  });
}
