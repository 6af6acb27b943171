import "server-only";
import { recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { markMembersChanged } from "@/lib/members/changed";
import type { AddToBoards } from "@/lib/members/inputs";
import { ACTIVE, isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_MEMBERSHIPS = 10_000;

/** Existing members keep their role, templates are ignored (compatibility.md, C106).
 * @throws Invalid for more than 10,000 memberships, NotFound for an unknown person or board or a deactivated
 * account */
export async function addToBoards(input: AddToBoards, actor: CurrentUser): Promise<void> {
  if (input.userIds.length * input.boardIds.length > MAX_MEMBERSHIPS)
    throw new Invalid(`No more than ${MAX_MEMBERSHIPS} memberships can be made at once.`);

  await transaction(async (tx) => {
    await refuseUnknown(tx, input);
    await markMembersChanged(tx, ...(await joinBoards(tx, input, actor)));
  });
}

async function refuseUnknown(tx: Tx, { userIds, boardIds }: AddToBoards) {
  if ((await tx.user.count({ where: { id: { in: userIds }, ...ACTIVE } })) < new Set(userIds).size)
    throw new NotFound("User");
  if ((await tx.board.count({ where: { id: { in: boardIds } } })) < new Set(boardIds).size) throw new NotFound("Board");
}

export async function joinBoards(tx: Tx, input: AddToBoards, actor: CurrentUser): Promise<number[]> {
  const joined = await newMemberships(tx, input);
  await recordActivity(
    tx,
    actor,
    ...joined.map(({ boardId, userId, displayName }) => ({
      boardId,
      event: `added ${input.role}` as const,
      newValue: displayName,
      subjectId: userId,
      description: "",
    })),
  );
  return joined.map(({ boardId }) => boardId);
}

interface Joined {
  boardId: number;
  userId: number;
  displayName: string;
}

/** Locks boards and people in the order of ids, so that concurrent calls wait and nobody is deleted meanwhile. */
const newMemberships = (tx: Tx, { userIds, boardIds, role }: AddToBoards) => tx.$queryRaw<Joined[]>`
  WITH boards AS (SELECT id FROM board WHERE id = ANY(${boardIds}) AND NOT is_template ORDER BY id FOR KEY SHARE),
  people AS (SELECT id, display_name FROM "user" u WHERE id = ANY(${userIds}) AND ${isActive} ORDER BY id FOR KEY SHARE),
  joined AS (
    INSERT INTO board_member (board_id, user_id, role)
    SELECT b.id, p.id, ${role}::board_role FROM boards b CROSS JOIN people p ORDER BY b.id, p.id
    ON CONFLICT DO NOTHING RETURNING board_id, user_id)
  SELECT j.board_id AS "boardId", j.user_id AS "userId", p.display_name AS "displayName" FROM joined j JOIN people p ON p.id = j.user_id ORDER BY j.board_id, p.id`;
