import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type FoundWhole, loadWholeBoard, wholeBoardOf, wholeDetails } from "@/lib/boards/read/load";
import type { WholeBoard } from "@/lib/boards/present/board";
import { db } from "@/lib/db";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CallerRead } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

interface BoardOptions {
  includeArchived: boolean;
}

interface PathOptions extends BoardOptions {
  recordVisit: boolean;
}

interface ReadBoard {
  whole: WholeBoard;
  syncedAt: Date;
}

/** `syncedAt` is taken before the read, so that `has-data-changed` misses nothing. Also records the visit. */
export async function readBoard(board: Board, options: BoardOptions, user: CurrentUser): Promise<ReadBoard> {
  const syncedAt = new Date();
  const [whole] = await Promise.all([
    loadWholeBoard(db, board, user.id, options),
    recordVisit(board.id, user.id, syncedAt),
  ]);
  return { whole, syncedAt };
}

/** The same from the path. A visit of the board that was visited last changes nothing, so it is not written.
 * @throws Forbidden, or NotFound for people who reach every board */
export const boardOfPath: CallerRead<[PathParams, PathOptions], OnBoard & ReadBoard> = {
  expression: ({ board_id }, options) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`json_build_array(${wholeDetails(Prisma.sql`caller.id`, options)},
        (SELECT v.board_id FROM board_visit v WHERE v.user_id = caller.id ORDER BY v.visited_at DESC, v.board_id LIMIT 1), statement_timestamp())`,
    ),
  result: async (value, user, _path, options) => {
    const { more, ...found } = foundBoard<[FoundWhole, lastVisited: number | null, readAt: string]>(value, user);
    const [details, lastVisited, readAt] = more;
    const syncedAt = new Date(readAt);
    if (options.recordVisit && lastVisited !== found.board.id) await recordVisit(found.board.id, user.id, syncedAt);
    return { ...found, whole: wholeBoardOf(found.board, details), syncedAt };
  },
};

async function recordVisit(boardId: number, userId: number, visitedAt: Date) {
  await db.$executeRaw`
    INSERT INTO board_visit (board_id, user_id, visited_at) VALUES (${boardId}, ${userId}, ${visitedAt})
    ON CONFLICT (user_id, board_id) DO UPDATE SET visited_at = excluded.visited_at`;
}
