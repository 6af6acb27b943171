import "server-only";
import type { SiteRole, User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { demote } from "@/lib/users/demote";

export const setRole = (person: User, role: SiteRole): Promise<User> =>
  transaction((tx) =>
    role === "administrator" ? tx.user.update({ where: { id: person.id }, data: { role } }) : demote(tx, person),
  );
