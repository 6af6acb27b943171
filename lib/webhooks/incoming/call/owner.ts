import "server-only";
import { Prisma, type Webhook } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { db, rowsOf } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { callerColumns, currentUserOf, type UserRow } from "@/lib/users/row";

const REFUSAL = "The person who created this webhook can no longer create tasks on its board.";

/** Who created the webhook, and its board as they see it. @throws Forbidden when they may not write there anymore */
export async function ownerOf({ createdById, boardId }: Webhook): Promise<OnBoard & { owner: CurrentUser }> {
  const [row] = await rowsOf<UserRow>(
    db,
    Prisma.sql`SELECT ${callerColumns(boardOfCaller(boardId))} FROM "user" u WHERE u.id = ${createdById} AND ${isActive}`,
  );
  if (!row || row.callerRead === null) throw new Forbidden(REFUSAL);

  const owner = currentUserOf(row);
  const { board, membership } = foundBoard(row.callerRead, owner);
  if (!canEditBoard(owner, { membership })) throw new Forbidden(REFUSAL);
  return { owner, board, membership };
}
