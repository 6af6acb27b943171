import "server-only";
import type { BoardMember, BoardRole } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { joinBoard } from "@/lib/members/add";
import { giveRole } from "@/lib/members/change-role";
import { noteMembersChanged } from "@/lib/members/changed";
import { takeOffBoard } from "@/lib/members/remove";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/**
 * Settles on which boards somebody is, and as what (document 1, 4.10): a board that is not named, or has no role, loses
 * him; one on which he is not yet gets him as a member, whatever role was asked. For admins: a last manager may go.
 */
export async function syncRoles(person: Person, roles: Map<number, BoardRole | null>, actor: CurrentUser): Promise<void> {
  if (isAdmin(person)) throw new Invalid("You can not sync access for super admin.");

  await transaction(async (tx) => {
    await refuseUnknownBoards(tx, [...roles.keys()]);
    const held = await lockMemberships(tx, person.id);
    const changed = [...(await settleHeld(tx, person, { held, roles }, actor)), ...(await joinNew(tx, person, { held, roles }, actor))];
    await noteMembersChanged(tx, ...changed);
  });
}

type Held = Pick<BoardMember, "boardId" | "role">;

interface Asked {
  held: Held[];
  roles: Map<number, BoardRole | null>;
}

async function refuseUnknownBoards(tx: Tx, ids: number[]) {
  const known = await tx.board.count({ where: { id: { in: ids } } });
  if (known !== ids.length) throw new NotFound("Board");
}

/** In the sequence of the boards, so that two who settle the same person's roles wait for each other. */
const lockMemberships = (tx: Tx, userId: number) => tx.$queryRaw<Held[]>`SELECT board_id AS "boardId", role::text AS role FROM board_member WHERE user_id = ${userId} ORDER BY board_id FOR NO KEY UPDATE`;

/** Answers the boards that changed. */
async function settleHeld(tx: Tx, person: Person, { held, roles }: Asked, actor: CurrentUser): Promise<number[]> {
  const changed = held.filter(({ boardId, role }) => roles.get(boardId) !== role);
  for (const { boardId, role } of changed) {
    const to = roles.get(boardId);
    if (to) await giveRole(tx, { boardId, person, from: role, to }, actor);
    else await takeOffBoard(tx, boardId, person, actor);
  }
  return changed.map(({ boardId }) => boardId);
}

async function joinNew(tx: Tx, person: Person, { held, roles }: Asked, actor: CurrentUser): Promise<number[]> {
  const joined: number[] = [];
  for (const [boardId, role] of roles) {
    if (role === null || held.some((each) => each.boardId === boardId)) continue;
    if (await joinBoard(tx, boardId, person, "member", actor)) joined.push(boardId);
  }
  return joined;
}
