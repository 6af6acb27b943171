import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { seenBoards } from "@/lib/boards/seen";
import { db } from "@/lib/db";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import type { CurrentUser } from "@/lib/users/current-user";

export type BoardToPick = OnBoard & { stages: StageRecord[] };

/** Every active board with its active stages, to choose one of them; the boards in the order in which they were made. */
export async function boardsToPick(user: CurrentUser): Promise<BoardToPick[]> {
  const boards = await seenBoards({ which: Prisma.sql`b.archived_at IS NULL`, order: Prisma.sql`b.created_at, b.id` }, user);
  const stages = new Map(boards.map(({ board }): [number, StageRecord[]] => [board.id, []]));
  for (const stage of await loadStages(db, { boardId: { in: [...stages.keys()] }, archivedAt: null })) stages.get(stage.boardId)?.push(stage);
  return boards.map((found) => ({ ...found, stages: stages.get(found.board.id) ?? [] }));
}
