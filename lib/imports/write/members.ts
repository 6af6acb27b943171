import "server-only";
import type { Board, BoardRole } from "@/generated/prisma/client";
import type { DocumentBoard } from "@/lib/board-document/document";
import type { Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";

/** Those who import a board manage it, unless a whole site moves in. */
export async function writeMembers(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  { members }: DocumentBoard,
  { ids, user, isMove }: WriteContext,
): Promise<void> {
  const roles = new Map<number, BoardRole>();
  for (const { person, role } of members) {
    const userId = ids.get("person", person);
    if (userId !== undefined && !roles.has(userId)) roles.set(userId, role);
  }
  if (!isMove) roles.set(user.id, "manager");
  await tx.boardMember.createMany({
    data: [...roles].map(([userId, role]) => ({ boardId, userId, role })),
    skipDuplicates: true,
  });
}
