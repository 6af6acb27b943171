import "server-only";
import { transaction } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { NamedPeople } from "@/lib/members/inputs";
import { unassignNonMembers } from "@/lib/members/unassign-non-members";
import { ACTIVE } from "@/lib/users/active";

/** Ignores unknown and deactivated people and site administrators, who reach every board anyway (compatibility.md, C103). */
export async function addAdmins({ userIds }: NamedPeople): Promise<void> {
  await transaction((tx) =>
    tx.user.updateMany({
      where: { id: { in: userIds }, role: { not: "administrator" }, isServiceAdmin: false, ...ACTIVE },
      data: { isServiceAdmin: true },
    }),
  );
}

/** Memberships stay; former admins are unassigned from tasks of other boards. Site administrators are ignored.
 * @throws NotFound for an unknown person, Invalid when only site administrators are named */
export async function removeAdmins({ userIds }: NamedPeople): Promise<void> {
  await transaction(async (tx) => {
    const people = await tx.user.findMany({ where: { id: { in: userIds } }, select: { role: true } });
    if (people.length < userIds.length) throw new NotFound("User");
    if (people.every(({ role }) => role === "administrator")) throw new Invalid(SITE_ADMINISTRATOR);

    const admins = { id: { in: userIds }, role: { not: "administrator" }, isServiceAdmin: true } as const;
    const former = await tx.user.findMany({ where: admins, select: { id: true } });
    await unassignNonMembers(
      tx,
      former.map(({ id }) => id),
      () => tx.user.updateMany({ where: admins, data: { isServiceAdmin: false } }),
    );
  });
}

const SITE_ADMINISTRATOR = "You can not remove a site administrator from admin access.";
