import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Copy, copyTable } from "@/lib/copies/copy";
import { columnOf } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";

interface StageOfRule {
  taskId: number;
  stageId: number;
}

/** Clears the stages of rules whose tasks move to another board. Returns that board's open stages of the same
 * titles. */
export async function transferRuleStages(tx: Tx, taskIds: number[], boardId: number): Promise<StageOfRule[]> {
  const found = await tx.$queryRaw<StageOfRule[]>`
    SELECT DISTINCT ON (r.task_id) r.task_id AS "taskId", target_stage.id AS "stageId"
    FROM repeat_rule r JOIN stage source_stage ON source_stage.id = r.stage_id JOIN stage target_stage ON target_stage.board_id = ${boardId} AND target_stage.title = source_stage.title AND target_stage.archived_at IS NULL AND target_stage.default_task_status = 'open'
    WHERE r.task_id = ANY(${taskIds}) ORDER BY r.task_id, target_stage.position`;
  await tx.repeatRule.updateMany({ where: { taskId: { in: taskIds } }, data: { stageId: null } });
  return found;
}

export async function saveRuleStages(tx: Tx, stages: StageOfRule[]): Promise<void> {
  if (stages.length === 0) return;
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE repeat_rule SET stage_id = target.stage_id, updated_at = now()
    FROM unnest(${stages.map(({ taskId }) => taskId)}::int[], ${stages.map(({ stageId }) => stageId)}::int[]) AS target(task_id, stage_id) WHERE repeat_rule.task_id = target.task_id`,
  );
}

const KEPT = Prisma.raw(
  Object.values(Prisma.RepeatRuleScalarFieldEnum)
    .filter((name) => !["taskId", "lastAt", "createdAt", "updatedAt"].includes(name))
    .map(columnOf)
    .join(", "),
);

/** For copies on the same board. */
export const copyRepeatRule = (tx: Tx, tasks: Copy[]): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`INSERT INTO repeat_rule (task_id, ${KEPT}) SELECT copy.to_id, ${KEPT} FROM ${copyTable(tasks)} JOIN repeat_rule ON task_id = copy.from_id`,
  );
