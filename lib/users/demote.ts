import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { unassignNonMembers } from "@/lib/members/unassign-non-members";
import { refuseLastAdministrator } from "@/lib/users/last-administrator";

/** An administrator becomes a subscriber, who leaves the tasks of boards on which he is no member; service admins still reach them. @throws Conflict for the last administrator */
export async function demote(tx: Tx, person: User): Promise<User> {
  const losing = person.isServiceAdmin ? [] : [person.id];
  return unassignNonMembers(tx, losing, async () => {
    await refuseLastAdministrator(tx, person, "demoted");
    return tx.user.update({ where: { id: person.id }, data: { role: "subscriber" } });
  });
}
