import "server-only";
import type { Board } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { id } from "@/lib/http/input/types";
import { findIdea } from "@/lib/ideas/team";
import { readStage } from "@/lib/stages/read";
import type { StageRow } from "@/lib/stages/present";
import { moveTo } from "@/lib/tasks/move/move-task";
import type { CurrentUser } from "@/lib/users/current-user";
import { z } from "zod";

export const ChangeStage = z.object({ stage_id: id }).transform(({ stage_id }) => ({ stageId: stage_id }));
export type ChangeStage = z.infer<typeof ChangeStage>;

export interface MovedIdea {
  idea: { id: number; boardId: number; title: string };
  stage: StageRow;
}

/** Puts an idea at the end of another stage of its roadmap. @throws NotFound, Invalid for an archived stage */
export const changeStage = (
  board: Board,
  ideaId: number,
  { stageId }: ChangeStage,
  actor: CurrentUser,
): Promise<MovedIdea> =>
  transaction(async (tx) => {
    const idea = await findIdea(board, ideaId);
    await moveTo(board, idea, board, { stageId }, actor);
    const stage = await readStage(tx, board.id, stageId);
    if (!stage) throw new NotFound("Stage");
    return { idea, stage };
  });

export const presentMovedIdea = ({ idea, stage }: MovedIdea) => ({
  id: idea.id,
  board_id: idea.boardId,
  title: idea.title,
  type: "roadmap",
  stage_id: stage.id,
  stage: { id: stage.id, title: stage.title },
});
