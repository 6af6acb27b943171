import "server-only";
import type { Account } from "@/lib/members/list-accounts";
import type { MembershipOfPerson } from "@/lib/members/memberships";
import { ROLE_TITLES } from "@/lib/members/role-titles";
import { presentBackground } from "@/lib/boards/present/board";
import { isDeactivated } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { canManageOther } from "@/lib/users/policy";
import { photoOf } from "@/lib/users/present";
import { type Clock, dayOrMomentOf } from "@/lib/dates/when";

export type PersonView = ReturnType<typeof personView>;
export type MembershipView = ReturnType<typeof membershipView>;

/** A row names no more boards. */
const MAX_BOARDS = 3;

export function personView(person: Account, user: CurrentUser, clock: Clock) {
  const { id, displayName, email, role, isServiceAdmin, lastSeenAt, memberships } = person;
  return {
    ...{ id, name: displayName, email, photo: photoOf(person) },
    isAdministrator: role === "administrator",
    isServiceAdmin,
    isDeactivated: isDeactivated(person),
    canManage: canManageOther(user, { person }),
    lastSeen: lastSeenAt && dayOrMomentOf(lastSeenAt, clock),
    boards: memberships
      .slice(0, MAX_BOARDS)
      .map(({ board: { title }, role: boardRole }) => ({ title, role: ROLE_TITLES[boardRole] })),
    boardsLeft: Math.max(0, memberships.length - MAX_BOARDS),
  };
}

export const membershipView = ({ board, role }: MembershipOfPerson) => ({
  boardId: board.id,
  title: board.title,
  background: presentBackground(board),
  isArchived: board.archivedAt !== null,
  role: ROLE_TITLES[role],
});
