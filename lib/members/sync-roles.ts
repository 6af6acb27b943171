import "server-only";
import type { BoardMember, BoardRole } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { joinBoards } from "@/lib/members/add-to-boards";
import { updateRoles, type RoleChange } from "@/lib/members/change-role";
import { markMembersChanged } from "@/lib/members/changed";
import { removeMemberships } from "@/lib/members/remove";
import { isDeactivated } from "@/lib/users/active";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Sets the roles on all boards (compatibility.md, C104): boards without a role lose the person; on new boards the person
 * becomes a member, whatever the role. Templates are ignored. Admins may remove a last manager. */
export async function syncRoles(
  person: Person,
  roles: Map<number, BoardRole | null>,
  actor: CurrentUser,
): Promise<void> {
  if (isAdmin(person)) throw new Invalid("You can not sync access for super admin.");

  await transaction(async (tx) => {
    await refuseUnknownBoards(tx, [...roles.keys()]);
    const locked = await lockMemberships(tx, person.id);
    const { changes, removed, added } = differences(locked, roles);
    if (added.length > 0 && isDeactivated(person)) throw new NotFound("User");
    await updateRoles(tx, person, changes, actor);
    await removeMemberships(tx, removed, person, actor);
    const joined = await joinBoards(tx, { userIds: [person.id], boardIds: added, role: "member" }, actor);
    await markMembersChanged(tx, ...changes.map(({ boardId }) => boardId), ...removed, ...joined);
  });
}

type LockedMembership = Pick<BoardMember, "boardId" | "role">;

async function refuseUnknownBoards(tx: Tx, ids: number[]) {
  const known = await tx.board.count({ where: { id: { in: ids }, isTemplate: false } });
  if (known !== ids.length) throw new NotFound("Board");
}

/** Ordered by board, so that concurrent calls for one person wait for each other. */
const lockMemberships = (tx: Tx, userId: number) => tx.$queryRaw<LockedMembership[]>`
  SELECT m.board_id AS "boardId", m.role::text AS role FROM board_member m JOIN board b ON b.id = m.board_id AND NOT b.is_template
  WHERE m.user_id = ${userId} ORDER BY m.board_id FOR NO KEY UPDATE OF m`;

function differences(locked: LockedMembership[], roles: Map<number, BoardRole | null>) {
  const changes = locked.flatMap(({ boardId, role: from }): RoleChange[] => {
    const to = roles.get(boardId);
    return to && to !== from ? [{ boardId, from, to }] : [];
  });
  const removed = locked.filter(({ boardId }) => !roles.get(boardId)).map(({ boardId }) => boardId);
  const added = [...roles]
    .filter(([id, role]) => role !== null && locked.every(({ boardId }) => boardId !== id))
    .map(([id]) => id);
  return { changes, removed, added };
}
