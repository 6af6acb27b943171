import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

export const anyBoardMembership = finder<{ belongsToBoard: boolean }>({
  expression: () =>
    Prisma.sql`(SELECT caller.is_admin OR EXISTS (SELECT FROM board_member m WHERE m.user_id = caller.id))`,
  result: (value) => ({ belongsToBoard: value === "true" }),
});

export const isOnAnyBoard = (_user: CurrentUser, { belongsToBoard }: { belongsToBoard: boolean }): boolean =>
  belongsToBoard;
