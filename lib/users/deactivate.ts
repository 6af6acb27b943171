import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { markMembersChanged } from "@/lib/members/changed";
import { ACTIVE } from "@/lib/users/active";
import { refuseLastAdministrator } from "@/lib/users/administrators";
import { endOtherSessions } from "@/lib/users/sessions/end";

type HasId = Pick<User, "id">;

/** Ends sessions and password links; memberships, assignments and application passwords stay for a later
 * activation.
 * @throws Conflict for the last administrator */
export async function deactivatePerson(person: HasId): Promise<void> {
  await transaction(async (tx) => {
    await refuseLastAdministrator(tx, person, "deactivated");
    await tx.user.updateMany({ where: { id: person.id, ...ACTIVE }, data: { deactivatedAt: new Date() } });
    await tx.passwordReset.updateMany({ where: { userId: person.id, usedAt: null }, data: { usedAt: new Date() } });
    await endOtherSessions(person, null, tx);
    await markBoardsChanged(tx, person);
  });
}

export async function activatePerson(person: HasId): Promise<void> {
  await transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: person.id }, data: { deactivatedAt: null } });
    await markBoardsChanged(tx, person);
  });
}

/** Makes viewers of the person's boards reload the members. */
async function markBoardsChanged(tx: Tx, { id }: HasId) {
  const memberships = await tx.boardMember.findMany({ where: { userId: id }, select: { boardId: true } });
  await markMembersChanged(tx, ...memberships.map(({ boardId }) => boardId));
}
