import "server-only";
import { Prisma, type Stage, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { changeTime } from "@/lib/database/change-time";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStageOrder } from "@/lib/stages/lock";
import { activeStages, stagePositionAt } from "@/lib/stages/place";
import { archiveTasks, countArchived, recordArchiving } from "@/lib/tasks/write/archive";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

/** Archived stages and their tasks have position 0. Archiving twice changes nothing. */
export async function archiveStage(found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    await lockStageOrder(tx, found.boardId);
    const stage = await loadStage(tx, found.id);
    if (stage.archivedAt === null) {
      const now = new Date();
      const change = { archivedAt: now, archivedById: actor.id, position: 0, updatedAt: now };
      await sendAlong(tx, updateIn("stage", stage.id, change));
      await recordActivity(tx, actor, {
        boardId: stage.boardId,
        event: "archived stage",
        oldValue: stage.title,
        subjectId: stage.id,
      });
      await archiveTasks(tx, stage.boardId, Prisma.sql`stage_id = ${stage.id}`, actor, { withStage: true });
      await markStagesArchived(tx, stage.boardId);
    }
    return loadStage(tx, stage.id);
  });
}

export async function restoreStage(found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    await lockStageOrder(tx, found.boardId);
    const [active, stage] = await Promise.all([activeStages(tx, found.boardId), loadStage(tx, found.id)]);
    if (stage.archivedAt !== null) {
      const { position } = await stagePositionAt(tx, active, null);
      const change = { archivedAt: null, archivedById: null, position, updatedAt: new Date() };
      await sendAlong(tx, updateIn("stage", stage.id, change));
      await recordActivity(tx, actor, {
        boardId: stage.boardId,
        event: "restored stage",
        oldValue: stage.title,
        subjectId: stage.id,
      });
      await restoreTasks(tx, stage, actor);
      await markStagesArchived(tx, stage.boardId);
    }
    return loadStage(tx, stage.id);
  });
}

type Restored = Pick<Task, "id" | "title" | "status">;

/** Records activity and notifications as for tasks that are restored alone. */
async function restoreTasks(tx: Tx, stage: Stage, actor: CurrentUser) {
  const tasks = await tx.$queryRaw<Restored[]>`
    WITH restored AS (
      UPDATE task SET archived_at = NULL, archived_by = NULL, archived_with_stage = false, archived_position = NULL, position = ordered.place, updated_at = ${changeTime()}
      FROM (SELECT id, row_number() OVER (ORDER BY archived_position, id) AS place FROM task WHERE stage_id = ${stage.id} AND archived_with_stage) ordered
      WHERE task.id = ordered.id RETURNING task.id, title, status::text, position)
    SELECT id, title, status FROM restored ORDER BY position`;
  if (tasks.length === 0) return;
  await recordArchiving(tx, stage.boardId, tasks, "restored", actor);
  await countArchived(tx, stage.boardId, tasks, 1);
}

const markStagesArchived = (tx: Tx, boardId: number) => markBoard(tx, boardId, { stagesArchivedAt: new Date() });
