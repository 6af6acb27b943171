import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** Emails to it are refused at once. Does nothing without one. */
export async function deleteMailAddress({ id: boardId }: Board, { id: userId }: CurrentUser): Promise<void> {
  await db.boardMailAddress.deleteMany({ where: { boardId, userId } });
}
