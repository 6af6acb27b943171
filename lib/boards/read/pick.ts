import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { grouped } from "@/lib/by-id";
import { db } from "@/lib/db";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import type { CurrentUser } from "@/lib/users/current-user";

export type BoardToPick = OnBoard & { stages: StageRecord[] };

export async function boardsToPick(user: CurrentUser): Promise<BoardToPick[]> {
  const [where, order] = [Prisma.sql`b.archived_at IS NULL`, Prisma.sql`b.created_at, b.id`];
  const boards = await findVisibleBoards({ where, order }, user);
  const stages = await loadStages(db, { boardId: { in: boards.map(({ board }) => board.id) }, archivedAt: null });
  const stagesOf = grouped(stages, ({ boardId }) => boardId);
  return boards.map((found) => ({ ...found, stages: stagesOf.get(found.board.id) ?? [] }));
}
