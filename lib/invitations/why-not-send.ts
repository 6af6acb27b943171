import "server-only";
import { type Invitation, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { accountOf, isOpen } from "@/lib/invitations/find";
import { isDeactivated } from "@/lib/users/active";

type Found = Pick<Invitation, "email" | "usedAt" | "expiresAt"> & { isOpen: boolean };
type Reason = "invitationUsed" | "invitationExpired" | "invitationGone" | "inviterGone" | "deactivated";

/** Why the link of an invitation doesn't work any more, or null. */
export async function whyNotSend(invitationId: number): Promise<Reason | null> {
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`SELECT i.email, i.used_at AS "usedAt", i.expires_at AS "expiresAt", ${isOpen()} AS "isOpen" FROM invitation i WHERE i.id = ${invitationId}`,
  );
  if (!found) return "invitationGone";
  if (found.usedAt) return "invitationUsed";
  if (found.expiresAt <= new Date()) return "invitationExpired";
  if (!found.isOpen) return "inviterGone";

  const account = await accountOf(found.email);
  return account && isDeactivated(account) ? "deactivated" : null;
}
