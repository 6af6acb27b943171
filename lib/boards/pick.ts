import "server-only";
import { type Board, Prisma, type Stage } from "@/generated/prisma/client";
import { seenBoards } from "@/lib/boards/seen";
import { db } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

export type StageToPick = Pick<Stage, "id" | "boardId" | "title" | "position">;
export type BoardToPick = Board & { stages: StageToPick[] };

/** Every active board with its active stages, for whoever chooses one of them; the boards in the order in which they were made. */
export async function boardsToPick(user: CurrentUser): Promise<BoardToPick[]> {
  const boards = (await seenBoards({ which: Prisma.sql`b.archived_at IS NULL`, order: Prisma.sql`b.created_at, b.id` }, user)).map(({ board }) => board);
  const stages = new Map(boards.map(({ id }): [number, StageToPick[]] => [id, []]));
  for (const stage of await stagesOf([...stages.keys()])) stages.get(stage.boardId)?.push(stage);
  return boards.map((board) => ({ ...board, stages: stages.get(board.id) ?? [] }));
}

const stagesOf = (boardIds: number[]): Promise<StageToPick[]> =>
  db.stage.findMany({ where: { boardId: { in: boardIds }, archivedAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }], select: { id: true, boardId: true, title: true, position: true } });
