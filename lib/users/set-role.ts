import "server-only";
import type { SiteRole, User } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { unassignNonMembers } from "@/lib/members/unassign-non-members";
import { refuseLastAdministrator } from "@/lib/users/administrators";

export const setRole = (person: User, role: SiteRole): Promise<User> =>
  transaction((tx) =>
    role === "administrator" ? tx.user.update({ where: { id: person.id }, data: { role } }) : demote(tx, person),
  );

/** Unassigns the person from tasks of boards without a membership, unless they are a service admin. @throws Conflict */
export async function demote(tx: Tx, person: User): Promise<User> {
  const losing = person.isServiceAdmin ? [] : [person.id];
  return unassignNonMembers(tx, losing, async () => {
    await refuseLastAdministrator(tx, person, "demoted");
    return tx.user.update({ where: { id: person.id }, data: { role: "subscriber" } });
  });
}
