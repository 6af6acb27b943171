import type { BoardRole } from "@/generated/prisma/enums";
import type { SiteMember } from "@/lib/members/list-site-wide";
import { ROLE_NAMES } from "@/lib/members/present";
import { isAdmin } from "@/lib/users/current-user";
import { type Person, photoOf } from "@/lib/users/present";

/** For admins, who see every address. Admins reach every board: theirs are not listed one by one, and `is_super` says so of site administrators, too. */
export const presentSiteMember = (person: SiteMember) =>
  presentWithBoards(person, {
    email: person.email,
    memberships: isAdmin(person) ? [] : person.memberships,
    isSuper: isAdmin(person),
  });

interface OnBoards {
  /** As the reader may see it. */
  email: string;
  memberships: readonly { board: { id: number; title: string }; role: BoardRole }[];
  isSuper: boolean;
}

/** Somebody with the role on each board. */
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
