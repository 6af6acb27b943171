import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { isReachableBoard } from "@/lib/boards/read/list";
import { findReachableBoards } from "@/lib/boards/read/visible";
import { updateIn } from "@/lib/database/record";
import { db, sendAlong, transaction } from "@/lib/db";
import { grouped } from "@/lib/by-id";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { lockStage } from "@/lib/stages/lock";
import { presentStage } from "@/lib/stages/present";
import { recordChanges } from "@/lib/stages/record-changes";
import type { CurrentUser } from "@/lib/users/current-user";

export interface TemplateStage {
  stage: StageRecord;
  found: OnBoard;
}

const isTemplate = Prisma.sql`s.is_template AND s.archived_at IS NULL`;

/** Those of all boards that the caller reaches; for people who reach every board, those of to-do boards. */
export async function listTemplateStages(user: CurrentUser): Promise<TemplateStage[]> {
  const isListed = user.isAdmin
    ? Prisma.sql`b.archived_at IS NULL AND b.type = 'to-do'`
    : Prisma.sql`b.archived_at IS NULL AND ${isReachableBoard(user)}`;
  const [boards, stages] = await Promise.all([
    findReachableBoards(
      {
        where: Prisma.sql`${isListed} AND EXISTS (SELECT FROM stage s WHERE s.board_id = b.id AND ${isTemplate})`,
        order: Prisma.sql`lower(b.title), b.id`,
      },
      user,
    ),
    loadStagesWhere(
      db,
      Prisma.sql`${isTemplate} AND EXISTS (SELECT FROM board b WHERE b.id = s.board_id AND ${isListed})`,
    ),
  ]);
  const stagesOf = grouped(stages, ({ boardId }) => boardId);
  return boards.flatMap((found) => (stagesOf.get(found.board.id) ?? []).map((stage) => ({ stage, found })));
}

export const presentTemplateStage = ({ stage, found }: TemplateStage, user: CurrentUser) => ({
  ...presentStage(stage),
  board: presentBoardFor(user, found),
});

/** Makes the stage a template, or an ordinary stage again. */
export function flipStageTemplate(found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const before = await lockStage(tx, found);
    const change = { isTemplate: !before.isTemplate, updatedAt: new Date() };
    await sendAlong(tx, updateIn("stage", before.id, change));
    const after = await loadStage(tx, before.id);
    await recordChanges(tx, before, after, actor);
    return after;
  });
}
