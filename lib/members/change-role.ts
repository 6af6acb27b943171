import "server-only";
import type { BoardRole } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { noteMembersChanged } from "@/lib/members/changed";
import { lockMember, refuseFormerManager, refuseLastManager } from "@/lib/members/lock";
import { type MemberRecord, ROLE_NAMES } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";

/** Gives a member another role; one that he has already changes nothing. @throws Conflict for the last manager, unless an admin does it */
export const changeRole = (member: MemberRecord, role: BoardRole, actor: CurrentUser) => settleRole(member, () => role, actor);

/** A manager becomes a member again; members and viewers stay what they are. */
export const demoteManager = (member: MemberRecord, actor: CurrentUser) => settleRole(member, (role) => (role === "manager" ? "member" : role), actor);

async function settleRole({ boardId, userId, user }: MemberRecord, next: (role: BoardRole) => BoardRole, actor: CurrentUser): Promise<MemberRecord> {
  return transaction(async (tx) => {
    const held = await lockMember(tx, boardId, userId);
    refuseFormerManager(held, actor);
    const role = next(held.role);
    if (role !== "manager") refuseLastManager(held, actor);

    const where = { boardId_userId: { boardId, userId } };
    if (role !== held.role) {
      await tx.boardMember.update({ where, data: { role } });
      await recordActivity(tx, actor, { boardId, action: "changed", column: "role", oldValue: ROLE_NAMES[held.role], newValue: ROLE_NAMES[role], description: user.displayName });
      await noteMembersChanged(tx, boardId);
    }
    return tx.boardMember.findUniqueOrThrow({ where, include: { user: asPerson } });
  });
}
