import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { loadMembers } from "@/lib/members/load";
import type { MemberRecord } from "@/lib/members/present";
import { ACTIVE } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson, type Person } from "@/lib/users/present";

export interface PeopleOfBoard {
  members: MemberRecord[];
  admins: Person[];
}

export async function listMembers(board: Board, user: CurrentUser): Promise<PeopleOfBoard> {
  const [members, admins] = await Promise.all([loadMembers(db, board.id), user.isAdmin ? adminsOutside(board) : []]);
  return { members: members.sort((one, other) => byName(one.user, other.user)), admins: admins.sort(byName) };
}

const adminsOutside = (board: Board) =>
  db.user.findMany({
    ...asPerson,
    where: {
      ...ACTIVE,
      OR: [{ role: "administrator" }, { isServiceAdmin: true }],
      memberships: { none: { boardId: board.id } },
    },
  });

const names = new Intl.Collator("en");
export const byName = (one: Pick<Person, "id" | "displayName">, other: Pick<Person, "id" | "displayName">) =>
  names.compare(one.displayName, other.displayName) || one.id - other.id;
