import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { markMembersChanged } from "@/lib/members/changed";
import { removeTimer } from "@/lib/timer/stop";
import { isActive } from "@/lib/users/active";
import { refuseLastAdministrator } from "@/lib/users/administrators";
import { endAccess } from "@/lib/users/sessions/end";

type HasId = Pick<User, "id">;

/** Ends sessions, password links and the timer; memberships, assignments and application passwords stay for a later
 * activation.
 * @throws Conflict for the last administrator */
export async function deactivatePerson(person: HasId): Promise<void> {
  await transaction(async (tx) => {
    await refuseLastAdministrator(tx, person, "deactivated");
    const now = new Date();
    await sendAlong(
      tx,
      Prisma.sql`UPDATE "user" u SET deactivated_at = ${now}, updated_at = ${now} WHERE u.id = ${person.id} AND ${isActive}`,
    );
    await endAccess(tx, person, null);
    await removeTimer(tx, person);
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
  const memberships = await rowsOf<{ boardId: number }>(
    tx,
    Prisma.sql`SELECT board_id AS "boardId" FROM board_member WHERE user_id = ${id}`,
  );
  await markMembersChanged(tx, ...memberships.map(({ boardId }) => boardId));
}
