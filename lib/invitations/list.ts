import "server-only";
import type { Board, Invitation } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { senderMayInvite } from "@/lib/invitations/find";

/** Newest first; cancelled ones and those whose sender may no longer invite are left out. */
export const listInvitations = ({ id: boardId }: Board): Promise<Invitation[]> =>
  db.invitation.findMany({
    where: { boardId, OR: [{ usedAt: { not: null } }, senderMayInvite(boardId)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
