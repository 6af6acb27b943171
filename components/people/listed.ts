import "server-only";
import type { SiteMember } from "@/lib/members/list-site-wide";
import type { MembershipOfPerson } from "@/lib/members/memberships";
import { ROLE_TITLES } from "@/lib/members/present";
import { presentBackground } from "@/lib/boards/present";
import { photoOf } from "@/lib/users/present";

export type ListedPerson = ReturnType<typeof listedPerson>;
export type ListedMembership = ReturnType<typeof listedMembership>;

/** More are not named in a row. */
const NAMED = 3;

/** Somebody as a row of the people page shows him, to admins. */
export function listedPerson(person: SiteMember) {
  const { id, displayName, email, role, isServiceAdmin, memberships } = person;
  return {
    ...{ id, name: displayName, email, photo: photoOf(person) },
    isAdministrator: role === "administrator",
    isServiceAdmin,
    boards: memberships.slice(0, NAMED).map(({ board: { title }, role: held }) => ({ title, role: ROLE_TITLES[held] })),
    boardsLeft: Math.max(0, memberships.length - NAMED),
  };
}

/** A board that somebody is on, as his page shows it. */
export const listedMembership = ({ board, role }: MembershipOfPerson) => ({
  boardId: board.id,
  title: board.title,
  background: presentBackground(board),
  isArchived: board.archivedAt !== null,
  role: ROLE_TITLES[role],
});
