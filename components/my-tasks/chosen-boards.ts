import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { FoundBoard } from "@/components/board-store/find-boards";
import { presentBackground } from "@/lib/boards/present/board";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import type { CurrentUser } from "@/lib/users/current-user";

export async function chosenBoards(ids: number[], user: CurrentUser): Promise<FoundBoard[]> {
  const order = Prisma.sql`array_position(${ids}::int[], b.id)`;
  const found = await findVisibleBoards({ where: Prisma.sql`b.id = ANY(${ids}::int[])`, order }, user);
  return found.map(({ board }) => ({ id: board.id, title: board.title, background: presentBackground(board) }));
}
