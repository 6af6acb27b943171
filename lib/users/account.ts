import "server-only";
import { db } from "@/lib/db";

export async function readAccount(id: number): Promise<{ hasPassword: boolean; lastSeenAt: Date | null }> {
  const account = await db.user.findUnique({ where: { id }, select: { passwordHash: true, lastSeenAt: true } });
  return { hasPassword: account?.passwordHash != null, lastSeenAt: account?.lastSeenAt ?? null };
}
