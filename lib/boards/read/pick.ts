import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { OnBoard } from "@/lib/boards/policy";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { grouped } from "@/lib/by-id";
import { db } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import type { CurrentUser } from "@/lib/users/current-user";

export type BoardToPick = OnBoard & { stages: StageRecord[] };

export async function boardsToPick(user: CurrentUser): Promise<BoardToPick[]> {
  const [where, order] = [Prisma.sql`b.archived_at IS NULL`, Prisma.sql`b.created_at, b.id`];
  const [boards, stages] = await Promise.all([
    findVisibleBoards({ where, order }, user),
    loadStagesWhere(
      db,
      Prisma.sql`s.archived_at IS NULL AND s.board_id IN (SELECT b.id FROM board b WHERE ${isVisibleBoard(user)} AND ${where})`,
    ),
  ]);
  const stagesOf = grouped(stages, ({ boardId }) => boardId);
  return boards.map((found) => ({ ...found, stages: stagesOf.get(found.board.id) ?? [] }));
}
