import "server-only";
import type { SiteRole, User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { refuseLastAdministrator } from "@/lib/users/last-administrator";

export function setRole(person: User, role: SiteRole): Promise<User> {
  return transaction(async (tx) => {
    if (role !== "administrator") await refuseLastAdministrator(tx, person, "demoted");
    return tx.user.update({ where: { id: person.id }, data: { role } });
  });
}
