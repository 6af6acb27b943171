import "server-only";
import type { Stage } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import { transaction, type Tx } from "@/lib/db";
import { loadStage } from "@/lib/stages/load";
import { lockStageOrder } from "@/lib/stages/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Deletes a stage with its tasks, the archived ones, too, and all that hung on them; the board keeps a line of it. */
export async function deleteStage(found: Stage, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    await lockStageOrder(tx, found.boardId);
    const { id, boardId, title } = await loadStage(tx, found.id);
    const counts = await lockTasks(tx, id);
    await tx.stage.delete({ where: { id } });

    await recordActivity(tx, actor, { boardId, action: "deleted", column: "stage", oldValue: title, settings: { stage_id: id } });
    await countTasks(tx, boardId, { tasks: -counts.tasks, completed: -counts.completed });
    const now = new Date();
    await tx.board.update({ where: { id: boardId }, data: { stagesResetAt: now, tasksResetAt: now } });
  });
}

interface Counts {
  tasks: number;
  completed: number;
}

/** Holds them in the sequence of their ids, and tells how many of them the board counts. */
async function lockTasks(tx: Tx, stageId: number): Promise<Counts> {
  const [counts] = await tx.$queryRaw<Counts[]>`
    WITH held AS (SELECT status, archived_at FROM task WHERE stage_id = ${stageId} ORDER BY id FOR UPDATE)
    SELECT count(*)::int AS tasks, count(*) FILTER (WHERE status = 'closed')::int AS completed FROM held WHERE archived_at IS NULL`;
  return counts ?? { tasks: 0, completed: 0 };
}
