import "server-only";
import { type BoardRole, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { markMembersChanged } from "@/lib/members/changed";
import { lockMember, refuseFormerManager, refuseLastManager } from "@/lib/members/lock";
import { loadMember } from "@/lib/members/load";
import { type MemberRecord, ROLE_NAMES } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** @throws Invalid for the present role, Conflict for the last manager, unless the actor is an admin */
export async function changeRole(
  { boardId, userId, user }: MemberRecord,
  { to, from }: { to: BoardRole; from?: BoardRole },
  actor: CurrentUser,
): Promise<MemberRecord> {
  await transaction(async (tx) => {
    const locked = await lockMember(tx, boardId, userId);
    refuseFormerManager(locked, actor);
    if (from && locked.role !== from) throw new Invalid(`This user is not a ${from} of the board.`);
    if (locked.role === to) throw new Invalid(`This user is already a ${to} of the board.`);
    if (to !== "manager") refuseLastManager(locked, actor);

    await updateRoles(tx, user, [{ boardId, from: locked.role, to }], actor);
    await markMembersChanged(tx, boardId);
  });
  return loadMember(reader(), boardId, userId);
}

export interface RoleChange {
  boardId: number;
  from: BoardRole;
  to: BoardRole;
}

/** Expects locked memberships. */
export async function updateRoles(
  tx: Tx,
  { id, displayName }: Pick<Person, "id" | "displayName">,
  changes: RoleChange[],
  actor: CurrentUser,
): Promise<void> {
  if (changes.length === 0) return;

  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE board_member SET role = wanted.role::board_role, updated_at = now()
    FROM unnest(${changes.map(({ boardId }) => boardId)}::int[], ${changes.map(({ to }) => to)}::text[]) AS wanted(board_id, role)
    WHERE board_member.user_id = ${id} AND board_member.board_id = wanted.board_id`,
  );
  await recordActivity(
    tx,
    actor,
    ...changes.map(({ boardId, from, to }) => ({
      boardId,
      event: "changed role" as const,
      oldValue: ROLE_NAMES[from],
      newValue: ROLE_NAMES[to],
      description: displayName,
    })),
  );
}
