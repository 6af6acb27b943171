import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";

export async function endSession({ id }: Pick<Session, "id">): Promise<void> {
  await db.session.deleteMany({ where: { id } });
}

export async function endOtherSessions(user: Pick<User, "id">, exceptId: string | null, tx: Tx = db): Promise<number> {
  const { count } = await tx.session.deleteMany({
    where: { userId: user.id, ...(exceptId && { NOT: { id: exceptId } }) },
  });
  return count;
}
