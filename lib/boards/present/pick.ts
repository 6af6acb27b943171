import type { BoardToPick } from "@/lib/boards/read/pick";
import { presentBoardFor } from "@/lib/boards/present/board";
import { presentStage } from "@/lib/stages/present";
import type { CurrentUser } from "@/lib/users/current-user";

/** Older clients read the stages from `all_stages`. */
export function presentBoardsToPick(boards: BoardToPick[], user: CurrentUser) {
  const presented = boards.map(({ stages, ...found }) => ({
    ...presentBoardFor(user, found),
    stages: stages.map(presentStage),
  }));
  return { boards: presented, all_stages: presented.flatMap(({ stages }) => stages) };
}
