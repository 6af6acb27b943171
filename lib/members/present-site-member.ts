import type { BoardRole } from "@/generated/prisma/enums";
import type { SiteMember } from "@/lib/members/list-site-wide";
import { ROLE_NAMES } from "@/lib/members/present";
import { isAdmin } from "@/lib/users/current-user";
import { type Person, photoOf } from "@/lib/users/present";

/** Admins reach every board, so their boards are not listed. `is_super` includes site administrators. */
export const presentSiteMember = (person: SiteMember) =>
  presentWithBoards(person, {
    email: person.email,
    memberships: isAdmin(person) ? [] : person.memberships,
    isSuper: isAdmin(person),
  });

interface OnBoards {
  email: string;
  memberships: readonly { board: { id: number; title: string }; role: BoardRole }[];
  isSuper: boolean;
}

export const presentWithBoards = (
  person: Pick<Person, "id" | "displayName" | "photoKey" | "role">,
  { email, memberships, isSuper }: OnBoards,
) => ({
  ID: person.id,
  display_name: person.displayName,
  photo: photoOf(person),
  email,
  boards: memberships.map(({ board, role }) => ({ id: board.id, title: board.title, role: ROLE_NAMES[role] })),
  is_super: isSuper,
  is_wpadmin: person.role === "administrator",
});
