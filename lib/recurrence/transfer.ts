import "server-only";
import type { Tx } from "@/lib/db";

interface StageOfRule {
  taskId: number;
  stageId: number;
}

/** Clears the stages of rules whose tasks move to another board. Returns that board's open stages of the same
 * titles. */
export async function transferRuleStages(tx: Tx, taskIds: number[], boardId: number): Promise<StageOfRule[]> {
  const found = await tx.$queryRaw<StageOfRule[]>`
    SELECT DISTINCT ON (r.task_id) r.task_id AS "taskId", there.id AS "stageId"
    FROM repeat_rule r JOIN stage here ON here.id = r.stage_id JOIN stage there ON there.board_id = ${boardId} AND there.title = here.title AND there.archived_at IS NULL AND there.default_task_status = 'open'
    WHERE r.task_id = ANY(${taskIds}) ORDER BY r.task_id, there.position`;
  await tx.repeatRule.updateMany({ where: { taskId: { in: taskIds } }, data: { stageId: null } });
  return found;
}

export async function saveRuleStages(tx: Tx, stages: StageOfRule[]): Promise<void> {
  if (stages.length === 0) return;
  await tx.$executeRaw`
    UPDATE repeat_rule SET stage_id = given.stage_id, updated_at = now()
    FROM unnest(${stages.map(({ taskId }) => taskId)}::int[], ${stages.map(({ stageId }) => stageId)}::int[]) AS given(task_id, stage_id) WHERE repeat_rule.task_id = given.task_id`;
}
