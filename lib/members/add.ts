import "server-only";
import type { Board, BoardRole } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
import { Conflict, NotFound } from "@/lib/errors";
import { noteMembersChanged } from "@/lib/members/changed";
import type { AddMember } from "@/lib/members/inputs";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson, type Person } from "@/lib/users/present";

/** Makes somebody a member of the board, or a viewer. */
export async function addMember(board: Board, { userId, role }: AddMember, actor: CurrentUser): Promise<MemberRecord> {
  return transaction(async (tx) => {
    const person = await tx.user.findUnique({ where: { id: userId } });
    if (!person) throw new NotFound("User");
    if (!(await joinBoard(tx, board.id, person, role, actor))) throw new Conflict("User already a member");

    await noteMembersChanged(tx, board.id);
    return tx.boardMember.findUniqueOrThrow({ where: { boardId_userId: { boardId: board.id, userId } }, include: { user: asPerson } });
  });
}

/** Whether he was not on it already. */
export async function joinBoard(tx: Tx, boardId: number, { id: userId, displayName }: Pick<Person, "id" | "displayName">, role: BoardRole, actor: Pick<CurrentUser, "id">): Promise<boolean> {
  const { count } = await tx.boardMember.createMany({ data: { boardId, userId, role }, skipDuplicates: true });
  if (count > 0) await recordActivity(tx, actor, { boardId, action: "added", column: role, newValue: displayName, description: "" });
  return count > 0;
}
