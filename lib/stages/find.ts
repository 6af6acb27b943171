import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnStage extends OnBoard {
  stage: Stage;
}

export async function stageOnBoard(params: PathParams, user: CurrentUser): Promise<OnStage> {
  const { board, membership } = await boardOfUser(params, user);
  const stage = await db.stage.findFirst({ where: { id: pathId(params.stage_id), boardId: board.id } });
  if (!stage) throw new NotFound("Stage");

  return { board, membership, stage };
}
