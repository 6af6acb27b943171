import "server-only";
import type { Board, Invitation } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** All of a board, the newest first: those that wait, were used, or have expired. */
export const listInvitations = ({ id: boardId }: Board): Promise<Invitation[]> => db.invitation.findMany({ where: { boardId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
