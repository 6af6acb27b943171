import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import { transaction, type Tx } from "@/lib/db";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStageOrder } from "@/lib/stages/lock";
import { stagePositionAt } from "@/lib/stages/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Archives a stage with its tasks; all rest at position 0. A stage that is archived already stays as it is. */
export async function archiveStage(found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const stage = await lockedStage(tx, found);
    if (stage.archivedAt === null) {
      await tx.stage.update({ where: { id: stage.id }, data: { archivedAt: new Date(), archivedById: actor.id, position: 0 } });
      await archiveTasks(tx, stage, actor);
      await recordActivity(tx, actor, { boardId: stage.boardId, action: "archived", column: "stage", oldValue: stage.title });
    }
    return loadStage(tx, stage.id);
  });
}

/** Puts a stage back at the end of its board, with the tasks that were archived with it in their order. */
export async function restoreStage(found: Stage, actor: CurrentUser): Promise<StageRecord> {
  return transaction(async (tx) => {
    const stage = await lockedStage(tx, found);
    if (stage.archivedAt !== null) {
      const { position } = await stagePositionAt(tx, stage.boardId, null);
      await tx.stage.update({ where: { id: stage.id }, data: { archivedAt: null, archivedById: null, position } });
      await restoreTasks(tx, stage);
      await recordActivity(tx, actor, { boardId: stage.boardId, action: "restored", column: "stage", oldValue: stage.title });
    }
    return loadStage(tx, stage.id);
  });
}

async function lockedStage(tx: Tx, { id, boardId }: Stage): Promise<Stage> {
  await lockStageOrder(tx, boardId);
  return loadStage(tx, id);
}

interface Counts {
  tasks: number;
  completed: number;
}

async function archiveTasks(tx: Tx, stage: Stage, actor: CurrentUser) {
  const [counts] = await tx.$queryRaw<Counts[]>`
    WITH archived AS (
      UPDATE task SET archived_at = now(), archived_by = ${actor.id}, archived_with_stage = true, archived_position = position, position = 0, updated_at = now()
      WHERE stage_id = ${stage.id} AND parent_id IS NULL AND archived_at IS NULL RETURNING status)
    SELECT count(*)::int AS tasks, count(*) FILTER (WHERE status = 'closed')::int AS completed FROM archived`;
  await count(tx, stage, counts, -1);
}

async function restoreTasks(tx: Tx, stage: Stage) {
  const [counts] = await tx.$queryRaw<Counts[]>`
    WITH restored AS (
      UPDATE task SET archived_at = NULL, archived_by = NULL, archived_with_stage = false, archived_position = NULL, position = ordered.place, updated_at = now()
      FROM (SELECT id, row_number() OVER (ORDER BY archived_position, id) AS place FROM task WHERE stage_id = ${stage.id} AND archived_with_stage) ordered
      WHERE task.id = ordered.id RETURNING status)
    SELECT count(*)::int AS tasks, count(*) FILTER (WHERE status = 'closed')::int AS completed FROM restored`;
  await count(tx, stage, counts, 1);
}

async function count(tx: Tx, { boardId }: Stage, { tasks, completed }: Counts = { tasks: 0, completed: 0 }, by: 1 | -1) {
  await countTasks(tx, boardId, { tasks: by * tasks, completed: by * completed });
  await tx.board.update({ where: { id: boardId }, data: { stagesArchivedAt: new Date() } });
}
