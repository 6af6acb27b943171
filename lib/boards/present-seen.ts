import type { BoardToPick, StageToPick } from "@/lib/boards/pick";
import { isOnlyViewer } from "@/lib/boards/policy";
import { presentBoard } from "@/lib/boards/present";
import type { SeenBoard } from "@/lib/boards/seen";
import type { CurrentUser } from "@/lib/users/current-user";

/** What a list to choose from shows of a board. */
export function presentBoardInBrief({ board, membership }: SeenBoard, user: CurrentUser) {
  const { id, title, type, archived_at, meta, isUserOnlyViewer } = presentBoard(board, isOnlyViewer(user, { membership }));
  return { id, title, type, archived_at, meta, isUserOnlyViewer };
}

/** `all_stages` holds the stages of every board once more, as older clients read them. */
export function presentBoardsToPick(boards: BoardToPick[]) {
  const presented = boards.map((board) => {
    const { id, title, type } = presentBoard(board, false);
    return { id, title, type, stages: board.stages.map(presentStageToPick) };
  });
  return { boards: presented, all_stages: presented.flatMap(({ stages }) => stages) };
}

const presentStageToPick = ({ id, boardId, title, position }: StageToPick) => ({ id, board_id: boardId, title, position: position.toFixed(2) });
