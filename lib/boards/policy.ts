import type { Board, BoardMember } from "@/generated/prisma/client";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Eyes } from "@/lib/users/present";

/** A board as somebody who may see it found it. Admins need no membership. */
export interface OnBoard {
  board: Board;
  membership: BoardMember | null;
}

type BoardPolicy = (user: CurrentUser, found: Pick<OnBoard, "membership">) => boolean;

/** Finding it was the question. */
export const anyoneOnBoard: BoardPolicy = () => true;

export const canEditBoard: BoardPolicy = (user, { membership }) => user.isAdmin || (membership !== null && membership.role !== "viewer");

export const canManageBoard: BoardPolicy = (user, { membership }) => user.isAdmin || membership?.role === "manager";

export const canDeleteBoard: BoardPolicy = (user) => user.isAdmin;

export const isOnlyViewer: BoardPolicy = (user, { membership }) => !user.isAdmin && membership?.role === "viewer";

/** Admins see everybody's e-mail address, managers those of the people on their board. */
export const eyesOn = (user: CurrentUser, found: Pick<OnBoard, "membership">): Eyes => ({ userId: user.id, seesEmails: canManageBoard(user, found) });

export const isSiteAdmin = (user: CurrentUser): boolean => user.isAdmin;

export const anyoneSignedIn = (): boolean => true;
