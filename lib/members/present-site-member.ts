import type { SiteMember } from "@/lib/members/list-site-wide";
import { ROLE_NAMES } from "@/lib/members/present";
import { isAdmin } from "@/lib/users/current-user";
import { photoOf } from "@/lib/users/present";

/** For admins, who see every address. Admins reach every board: theirs are not listed one by one, and `is_super` says so of site administrators, too. */
export function presentSiteMember(person: SiteMember) {
  const { id, displayName, email, role, memberships } = person;
  return {
    ID: id,
    display_name: displayName,
    photo: photoOf(person),
    email,
    boards: isAdmin(person) ? [] : memberships.map(({ board, role: held }) => ({ id: board.id, title: board.title, role: ROLE_NAMES[held] })),
    is_super: isAdmin(person),
    is_wpadmin: role === "administrator",
  };
}
