import "server-only";
import { Prisma, type Stage, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { changeTime } from "@/lib/database/change-time";
import { reader, transaction, type Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { lockTaskOrder } from "@/lib/tasks/move/place";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

type Archived = Pick<Task, "id" | "title" | "parentId" | "status">;

interface ArchivedTasks {
  ids: number[];
  parentIds: number[];
}

/** The stage itself stays active (compatibility.md, C41). */
export async function archiveTasksOfStage(stage: Stage, actor: CurrentUser): Promise<LoadedTasks> {
  const { ids } = await transaction(async (tx) => {
    await lockTaskOrder(tx, stage.id);
    return archiveTasks(tx, stage.boardId, Prisma.sql`stage_id = ${stage.id}`, actor);
  });
  return loadUpdated(reader(), stage.boardId, actor.id, ids);
}

/** Skips tasks that are already archived; archived tasks have position 0. Tasks archived `withStage` are restored
 * with their stage. Needs `lockTaskOrder` of the tasks' stages. */
export async function archiveTasks(
  tx: Tx,
  boardId: number,
  which: Prisma.Sql,
  actor: CurrentUser,
  { withStage = false } = {},
): Promise<ArchivedTasks> {
  const archived = await tx.$queryRaw<Archived[]>`
    WITH archived AS (
      UPDATE task SET archived_at = now(), archived_by = ${actor.id}, archived_with_stage = ${withStage}, archived_position = position, position = 0, updated_at = ${changeTime()}
      WHERE ${which} AND archived_at IS NULL RETURNING id, parent_id, title, status, archived_position)
    SELECT id, parent_id AS "parentId", title, status FROM archived ORDER BY archived_position, id`;
  if (archived.length === 0) return { ids: [], parentIds: [] };

  await recordArchiving(tx, boardId, archived, "archived", actor);
  const parentIds = await countSubtasks(tx, ...new Set(archived.flatMap(({ parentId }) => parentId ?? [])));
  await countArchived(
    tx,
    boardId,
    archived.filter(({ parentId }) => parentId === null),
    -1,
  );
  return { ids: archived.map(({ id }) => id), parentIds };
}

export async function recordArchiving(
  tx: Tx,
  boardId: number,
  tasks: Pick<Task, "id" | "title">[],
  action: "archived" | "restored",
  actor: CurrentUser,
): Promise<void> {
  const lines = tasks.flatMap(({ id: taskId, title: oldValue }): ActivityLine[] => [
    { boardId, taskId, event: `${action} task`, oldValue },
    { boardId, event: `${action} task`, oldValue },
  ]);
  await recordActivity(tx, actor, ...lines);
  const kind = action === "archived" ? "board_task_archived" : "board_task_restored";
  await recordNotification(tx, actor, { boardId, taskIds: tasks.map(({ id }) => id), kind });
}

export async function countArchived(tx: Tx, boardId: number, tasks: Pick<Task, "status">[], by: 1 | -1): Promise<void> {
  if (tasks.length === 0) return;

  const completed = tasks.filter(({ status }) => status === "closed").length;
  await countTasks(tx, boardId, { tasks: by * tasks.length, completed: by * completed });
  await markBoard(tx, boardId, { tasksArchivedAt: new Date() });
}
