import "server-only";
import type { PasswordReset, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { digestOf } from "@/lib/secrets/secrets";
import { isDeactivated } from "@/lib/users/active";

/** Null when the token is invalid, used or expired, or the account is deactivated. */
export async function openPasswordLink(token: string): Promise<(PasswordReset & { user: User }) | null> {
  const link = await db.passwordReset.findUnique({
    where: { digest: digestOf("password-reset", token) },
    include: { user: true },
  });
  return link && !link.usedAt && link.expiresAt >= new Date() && !isDeactivated(link.user) ? link : null;
}
