import "server-only";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { Conflict, NotFound } from "@/lib/errors";
import { noteMembersChanged } from "@/lib/members/changed";
import type { AddMember } from "@/lib/members/inputs";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";

/** Makes somebody a member of the board, or a viewer. */
export async function addMember(board: Board, { userId, role }: AddMember, actor: CurrentUser): Promise<MemberRecord> {
  return transaction(async (tx) => {
    const person = await tx.user.findUnique({ where: { id: userId } });
    if (!person) throw new NotFound("User");
    const { count } = await tx.boardMember.createMany({ data: { boardId: board.id, userId, role }, skipDuplicates: true });
    if (count === 0) throw new Conflict("User already a member");

    await recordActivity(tx, actor, { boardId: board.id, action: "added", column: role, newValue: person.displayName });
    await noteMembersChanged(tx, board.id);
    return tx.boardMember.findUniqueOrThrow({ where: { boardId_userId: { boardId: board.id, userId } }, include: { user: asPerson } });
  });
}
