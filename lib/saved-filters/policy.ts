import type { SavedFilter } from "@/generated/prisma/client";
import { canEditBoard, canManageBoard, type OnBoard } from "@/lib/boards/policy";
import type { CurrentUser } from "@/lib/users/current-user";

type OnFilter = Pick<OnBoard, "membership"> & { filter: Pick<SavedFilter, "userId" | "isShared"> };

export const canEditFilter = (user: CurrentUser, { filter, membership }: OnFilter): boolean =>
  filter.userId === user.id || (filter.isShared && canManageBoard(user, { membership }));

/** Viewers write nothing that others see. */
export const canShareFilter = canEditBoard;
