import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { loadMembers } from "@/lib/members/load";
import type { MemberRecord } from "@/lib/members/present";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { personColumns } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export interface PeopleOfBoard {
  members: MemberRecord[];
  admins: Person[];
}

export async function listMembers(board: Board, user: CurrentUser): Promise<PeopleOfBoard> {
  const [members, admins] = await Promise.all([loadMembers(db, board.id), user.isAdmin ? adminsOutside(board) : []]);
  return { members: members.sort((one, other) => byName(one.user, other.user)), admins: admins.sort(byName) };
}

const adminsOutside = (board: Board) =>
  rowsOf<Person>(
    db,
    Prisma.sql`
    SELECT ${personColumns} FROM "user" u WHERE ${isActive} AND (u.role = 'administrator' OR u.is_service_admin)
      AND NOT EXISTS (SELECT FROM board_member m WHERE m.board_id = ${board.id} AND m.user_id = u.id)`,
  );

const names = new Intl.Collator("en");
export const byName = (one: Pick<Person, "id" | "displayName">, other: Pick<Person, "id" | "displayName">) =>
  names.compare(one.displayName, other.displayName) || one.id - other.id;
