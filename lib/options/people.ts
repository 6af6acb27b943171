import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { isFindable } from "@/lib/members/findable";
import type { OptionSearch } from "@/lib/options/inputs";
import { optionsIn } from "@/lib/options/search";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { personColumns } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

/** As in search-boards-users. */
const MAX_PEOPLE = 50;

/** Whom the caller may add to a board. */
export const findAnyone = (wanted: OptionSearch, user: CurrentUser): Promise<Person[]> =>
  findPeople({ where: isFindable(user), limit: MAX_PEOPLE }, wanted);

export const findOutside = (board: Board, wanted: OptionSearch, user: CurrentUser): Promise<Person[]> =>
  findPeople({ where: Prisma.sql`${isFindable(user)} AND NOT ${isOn(board)}`, limit: MAX_PEOPLE }, wanted);

/** Whom the caller may assign: people on the board, and admins whom the caller can find (compatibility.md, C61). */
export const findAssignable = (board: Board, wanted: OptionSearch, user: CurrentUser): Promise<Person[]> =>
  findPeople(
    {
      where: Prisma.sql`${isActive} AND (${isOn(board)} OR ((u.role = 'administrator' OR u.is_service_admin) AND ${isFindable(user)}))`,
      board,
    },
    wanted,
  );

export const findAssigned = (board: Board, wanted: OptionSearch): Promise<Person[]> =>
  findPeople(
    {
      where: Prisma.sql`u.id IN (SELECT a.user_id FROM task_assignee a JOIN task t ON t.id = a.task_id WHERE t.board_id = ${board.id} AND t.archived_at IS NULL)`,
      board,
    },
    wanted,
  );

const isOn = ({ id }: Board) =>
  Prisma.sql`EXISTS (SELECT FROM board_member o WHERE o.board_id = ${id} AND o.user_id = u.id)`;

interface PeopleQuery {
  /** A condition on `"user" u`. */
  where: Prisma.Sql;
  limit?: number;
  /** The board whose invitations may have named them. */
  board?: Board;
}

function findPeople({ where, limit, board }: PeopleQuery, wanted: OptionSearch): Promise<Person[]> {
  const named = (pattern: string) => Prisma.sql`u.display_name ILIKE ${pattern}`;
  const { where: isWanted, first } = optionsIn(Prisma.sql`u.id`, named, wanted);
  return rowsOf<Person>(
    db,
    Prisma.sql`
    SELECT ${personColumns}, m.invited_email AS "invitedEmail" FROM "user" u LEFT JOIN board_member m ON m.board_id = ${board?.id ?? null}::int AND m.user_id = u.id
    WHERE ${where} AND ${isWanted} ORDER BY ${first}, lower(u.display_name), u.id LIMIT ${limit ?? null}`,
  );
}
