import "server-only";
import type { BoardMailAddress } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import { requireIncomingMail } from "@/lib/incoming-mail/domain";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws NoRoute while the site receives no emails, Forbidden for a board that the user may not see */
export async function boardWithMail(params: PathParams, user: CurrentUser): Promise<OnBoard> {
  requireIncomingMail();
  return boardOfUser(params, user);
}

/** Everyone has an address of their own on each board. */
export const readMailAddress = ({ board }: OnBoard, { id: userId }: CurrentUser): Promise<BoardMailAddress | null> =>
  db.boardMailAddress.findUnique({ where: { boardId_userId: { boardId: board.id, userId } } });
