import "server-only";
import type { Invitation } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { invitationNotFound } from "@/lib/invitations/find";

/** People who joined stay. @throws NotFound when somebody else already deleted it */
export async function deleteInvitation({ id }: Invitation): Promise<void> {
  const { count } = await transaction((tx) => tx.invitation.deleteMany({ where: { id } }));
  if (count === 0) throw invitationNotFound();
}
