import "server-only";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { NamedPeople } from "@/lib/members/inputs";

/** Makes service admins of the people (document 1, 4.10). Whom nobody knows is passed over, and so are site administrators, who reach every board anyway. */
export async function addAdmins({ userIds }: NamedPeople): Promise<void> {
  await transaction((tx) => tx.user.updateMany({ where: { id: { in: userIds }, role: { not: "administrator" }, isServiceAdmin: false }, data: { isServiceAdmin: true } }));
}

/**
 * Takes service admins' rights away again; on which boards they are members, and as what, stays. Site administrators among the others are
 * passed over.
 *
 * @throws Invalid when only site administrators are named
 */
export async function removeAdmins({ userIds }: NamedPeople): Promise<void> {
  await transaction(async (tx) => {
    const people = await tx.user.findMany({ where: { id: { in: userIds } }, select: { role: true } });
    if (people.length > 0 && people.every(({ role }) => role === "administrator")) throw new Invalid(OF_THE_SITE);

    await tx.user.updateMany({ where: { id: { in: userIds }, role: { not: "administrator" }, isServiceAdmin: true }, data: { isServiceAdmin: false } });
  });
}

const OF_THE_SITE = "You can not remove a site administrator from admin access.";
