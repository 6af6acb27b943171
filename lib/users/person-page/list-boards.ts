import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export const listBoardsOf = ({ id }: Person, user: CurrentUser): Promise<OnBoard[]> =>
  findVisibleBoards(
    {
      where: Prisma.sql`EXISTS (SELECT 1 FROM board_member theirs WHERE theirs.board_id = b.id AND theirs.user_id = ${id})`,
      order: Prisma.sql`lower(b.title), b.id`,
    },
    user,
  );
