import "server-only";
import { type Board, type BoardMember, Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { OnBoard } from "@/lib/boards/policy";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { isMemberOf } from "@/lib/members/findable";
import { likePattern } from "@/lib/text/sql-search";
import { isActive } from "@/lib/users/active";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";
import { personColumns } from "@/lib/users/person-row";
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
  const [people, rows] = await Promise.all([
    rowsOf<Person>(db, peopleOf(personColumns, boards, wanted, user)),
    membershipsOf(peopleOf(Prisma.sql`u.id`, boards, wanted, user), boards, user),
  ]);
  const colleagues = new Map(people.map((person): [number, Colleague] => [person.id, { ...person, boards: [] }]));
  for (const row of rows) colleagues.get(row.membership.userId)?.boards.push(row);
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
  columns: Prisma.Sql,
  boards: Prisma.Sql,
  { search, limit, of, isActive: onlyActive }: PeopleQuery,
  user: CurrentUser,
): Prisma.Sql => Prisma.sql`
    SELECT ${columns} FROM "user" u
    WHERE u.display_name ILIKE ${likePattern(search)} AND ${onlyActive ? isActive : Prisma.sql`true`} AND (${user.isAdmin && !of} OR ${isMemberOf(boards)})
    ORDER BY lower(u.display_name), u.id LIMIT ${limit}`;

async function membershipsOf(people: Prisma.Sql, boards: Prisma.Sql, { id }: CurrentUser): Promise<BoardOfColleague[]> {
  const own = Prisma.sql`CASE WHEN o.user_id IS NOT NULL THEN ${recordAsJson(Prisma.BoardMemberScalarFieldEnum, "o")} END`;
  const rows = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    SELECT ${onBoardAsJson(own)}::text AS found FROM board_member m JOIN board b ON b.id = m.board_id LEFT JOIN board_member o ON o.board_id = b.id AND o.user_id = ${id}
    WHERE m.user_id = ANY(ARRAY(${people})) AND ${boards} ORDER BY lower(b.title), b.id`,
  );
  return rows.flatMap(({ found }) => {
    const { board, membership, more } = onBoardOfJson<InJson<BoardMember> | null>(found);
    return membership ? [{ board, membership, own: more && withMemberTimes(more) }] : [];
  });
}

const withMemberTimes = withTimes<BoardMember>(Prisma.BoardMemberScalarFieldEnum);
