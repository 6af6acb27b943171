import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { markBoard } from "@/lib/boards/write/mark";
import { reader, rowsOf, transaction, type Tx } from "@/lib/db";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockStageOrder } from "@/lib/stages/lock";
import { activeStages, stagePositionAt } from "@/lib/stages/place";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { lockItem } from "@/lib/trash/item";
import { putBack } from "@/lib/trash/put-back";
import { renewed, restoredTask } from "@/lib/trash/restore/values";
import type { CurrentUser } from "@/lib/users/current-user";

interface StageRow {
  archived_at: string | null;
}

export interface RestoredStage {
  stage: StageRecord;
  tasks: LoadedTasks;
}

/** After the other stages, with its tasks in their order. An archived stage stays archived.
 * @throws NotFound when it is not in this board's trash */
export async function restoreTrashedStage(board: Board, id: number, actor: CurrentUser): Promise<RestoredStage> {
  await transaction(async (tx) => {
    const { row, ...item } = await lockItem<StageRow>(tx, "stage", id, Prisma.sql`i.board_id = ${board.id}`);
    await lockStageOrder(tx, board.id);
    const { position } = await stagePositionAt(tx, await activeStages(tx, board.id), null);
    const now = new Date();
    await putBack(tx, item, {
      root: { ...renewed(now), ...(row.archived_at === null && { position }) },
      tables: { task: restoredTask(now) },
    });
    await recordRestored(tx, board.id, id, item.title, actor);
  });
  const where = Prisma.sql`t.board_id = ${board.id} AND t.stage_id = ${id} AND t.archived_at IS NULL`;
  const [stage, tasks] = await Promise.all([
    loadStage(reader(), id),
    loadTasks(reader(), board.id, actor.id, { where, order: Prisma.sql`t.position` }),
  ]);
  return { stage, tasks };
}

/** As its deletion does: one line for the stage and each task. */
async function recordRestored(tx: Tx, boardId: number, stageId: number, title: string, actor: CurrentUser) {
  const tasks = await rowsOf<Pick<Task, "title" | "status" | "archivedAt">>(
    tx,
    Prisma.sql`SELECT title, status::text AS status, archived_at AS "archivedAt" FROM task WHERE stage_id = ${stageId} ORDER BY id`,
  );
  await recordActivity(
    tx,
    actor,
    { boardId, event: "restored stage", oldValue: title, subjectId: stageId },
    ...tasks.map((task) => ({ boardId, event: "restored task" as const, oldValue: task.title })),
  );
  const active = tasks.filter(({ archivedAt }) => archivedAt === null);
  await countTasks(tx, boardId, {
    tasks: active.length,
    completed: active.filter(({ status }) => status === "closed").length,
  });
  const now = new Date();
  await markBoard(tx, boardId, { stagesArchivedAt: now, tasksArchivedAt: now });
}
