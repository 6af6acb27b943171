import type { Board, Stage, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { addressOf, newAddress } from "@/lib/incoming-mail/address/key";

/** Where this person's emails become tasks of the board. */
export async function aMailAddress(
  { id: boardId }: Pick<Board, "id">,
  { id: userId }: Pick<User, "id">,
  stage?: Pick<Stage, "id">,
): Promise<string> {
  const created = await db.boardMailAddress.create({ data: { boardId, userId, stageId: stage?.id, ...newAddress() } });
  return addressOf(created) ?? "";
}

export const deactivate = ({ id }: Pick<User, "id">) =>
  db.user.update({ where: { id }, data: { deactivatedAt: new Date() } });
