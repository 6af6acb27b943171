import "server-only";
import { Prisma, type Stage, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { loadStage } from "@/lib/stages/load";
import { lockStageOrder } from "@/lib/stages/lock";
import { recordDeleted } from "@/lib/tasks/write/delete";
import { keepFiles, trashStage } from "@/lib/trash/put-in";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

/** Into the trash, with its tasks, archived ones too. The board keeps an activity entry for the stage and each task. */
export async function deleteStage(found: Stage, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    await lockStageOrder(tx, found.boardId);
    const [{ id, boardId, title }, tasks] = await Promise.all([loadStage(tx, found.id), lockTasks(tx, found.id)]);
    await trashStage(tx, id, actor);
    await sendAlong(tx, Prisma.sql`DELETE FROM stage WHERE id = ${id}`);
    await keepFiles(tx, "stage", [id]);

    await recordActivity(tx, actor, {
      boardId,
      event: "deleted stage",
      oldValue: title,
      subjectId: id,
      settings: { stage_id: id },
    });
    await recordDeleted(tx, boardId, tasks, actor);
    const active = tasks.filter(({ archivedAt }) => archivedAt === null);
    await countTasks(tx, boardId, {
      tasks: -active.length,
      completed: -active.filter(({ status }) => status === "closed").length,
    });
    const now = new Date();
    await markBoard(tx, boardId, { stagesResetAt: now, tasksResetAt: now });
  });
}

type StageTask = Pick<Task, "id" | "title" | "parentId" | "status" | "archivedAt">;

const lockTasks = (tx: Tx, stageId: number) =>
  rowsOf<StageTask>(
    tx,
    Prisma.sql`
    SELECT id, title, parent_id AS "parentId", status::text AS status, archived_at AS "archivedAt" FROM task WHERE stage_id = ${stageId} ORDER BY id FOR UPDATE`,
  );
