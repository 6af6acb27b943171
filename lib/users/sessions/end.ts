import "server-only";
import { Prisma, type Session, type User } from "@/generated/prisma/client";
import { db, sendAlong, type Tx } from "@/lib/db";

export async function endSession({ id }: Pick<Session, "id">): Promise<void> {
  await db.session.deleteMany({ where: { id } });
}

export async function endOtherSessions(user: Pick<User, "id">, exceptId: string | null): Promise<number> {
  const { count } = await db.session.deleteMany({
    where: { userId: user.id, ...(exceptId && { NOT: { id: exceptId } }) },
  });
  return count;
}

/** Ends sessions and password links, for a new password or a deactivated account. */
export async function endAccess(tx: Tx, { id }: Pick<User, "id">, exceptSessionId: string | null): Promise<void> {
  await useUpLinks(tx, { id });
  await sendAlong(
    tx,
    Prisma.sql`DELETE FROM session WHERE user_id = ${id} AND id IS DISTINCT FROM ${exceptSessionId}::uuid`,
  );
}

/** Makes open password links invalid. */
export async function useUpLinks(tx: Tx, { id }: Pick<User, "id">): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`UPDATE password_reset SET used_at = ${new Date()} WHERE user_id = ${id} AND used_at IS NULL`,
  );
}
