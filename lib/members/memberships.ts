import "server-only";
import type { Board, BoardRole } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface MembershipOfPerson {
  role: BoardRole;
  board: Board;
}

export async function membershipsOf({ id }: Person, user: CurrentUser): Promise<MembershipOfPerson[]> {
  const visibleTo = user.isAdmin ? {} : { members: { some: { userId: user.id } } };
  const found = await db.boardMember.findMany({
    where: { userId: id, board: { isTemplate: false, ...visibleTo } },
    select: { role: true, board: true },
  });
  return found.sort(
    (one, other) =>
      Number(one.board.archivedAt !== null) - Number(other.board.archivedAt !== null) ||
      titles.compare(one.board.title, other.board.title) ||
      one.board.id - other.board.id,
  );
}

const titles = new Intl.Collator("en");
