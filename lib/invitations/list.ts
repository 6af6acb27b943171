import "server-only";
import { type Board, type Invitation, Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { senderMayInvite } from "@/lib/invitations/find";

/** Newest first; cancelled ones and those whose sender may no longer invite are left out. */
export const listInvitations = ({ id: boardId }: Board): Promise<Invitation[]> =>
  rowsOf<Invitation>(
    db,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.InvitationScalarFieldEnum, "i")} FROM invitation i
    WHERE i.board_id = ${boardId} AND (i.used_at IS NOT NULL OR ${senderMayInvite}) ORDER BY i.created_at DESC, i.id DESC`,
  );
