import type { Board, BoardMember } from "@/generated/prisma/client";
import type { Abilities } from "@/lib/boards/abilities";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import type { ViewerContext } from "@/lib/users/present";

/** `membership` is null for admins, who need none. */
export interface OnBoard {
  board: Board;
  membership: BoardMember | null;
}

type BoardPolicy = (user: CurrentUser, found: Pick<OnBoard, "membership">) => boolean;

export const anyoneOnBoard: BoardPolicy = () => true;

export const canEditBoard = (
  { isAdmin }: Pick<CurrentUser, "isAdmin">,
  { membership }: Pick<OnBoard, "membership">,
): boolean => isAdmin || (membership !== null && membership.role !== "viewer");

export const canManageBoard: BoardPolicy = (user, { membership }) => user.isAdmin || membership?.role === "manager";

export const canDeleteBoard: BoardPolicy = (user) => user.isAdmin;

export const isOnlyViewer: BoardPolicy = (user, { membership }) => !user.isAdmin && membership?.role === "viewer";

/** An archived board can be read, and managed to restore it (compatibility.md, C28). */
export const abilitiesOn = (user: CurrentUser, { board, membership }: OnBoard): Abilities => ({
  edit: board.archivedAt === null && canEditBoard(user, { membership }),
  manage: canManageBoard(user, { membership }),
  delete: canDeleteBoard(user, { membership }),
});

export const viewerContextOf = (user: CurrentUser, found: Pick<OnBoard, "membership">): ViewerContext => ({
  userId: user.id,
  seesEmails: canListUsers(user),
  seesInvited: canManageBoard(user, found),
  seesGuests: canEditBoard(user, found),
});

export const isSiteAdmin = (user: CurrentUser): boolean => user.isAdmin;

export const anyoneSignedIn = (): boolean => true;
