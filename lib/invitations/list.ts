import "server-only";
import type { Board, Invitation } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { senderMayInvite } from "@/lib/invitations/find";

/** Those of a board, the newest first: they wait, were used, or have expired. What ended with its sender's right is left out, like what was taken back. */
export const listInvitations = ({ id: boardId }: Board): Promise<Invitation[]> =>
  db.invitation.findMany({
    where: { boardId, OR: [{ usedAt: { not: null } }, senderMayInvite(boardId)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
