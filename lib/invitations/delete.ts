import "server-only";
import type { Invitation } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { invitationNotFound } from "@/lib/invitations/find";

/** Its link ends at once; who joined by it stays. @throws NotFound when somebody else was quicker */
export async function deleteInvitation({ id }: Invitation): Promise<void> {
  const { count } = await transaction((tx) => tx.invitation.deleteMany({ where: { id } }));
  if (count === 0) throw invitationNotFound();
}
