import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { lockTaskOrder } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

interface Archived {
  id: number;
  parentId: number | null;
  title: string;
  isClosed: boolean;
}

interface Archiving {
  withStage: boolean;
  actor: CurrentUser;
}

/** Archives every task of a stage; the stage stays (document 1, 4.2). */
export async function archiveAllTasks(stage: Stage, actor: CurrentUser): Promise<LoadedTasks> {
  const ids = await transaction(async (tx) => {
    await lockTaskOrder(tx, stage.id);
    return archiveEach(tx, stage.boardId, Prisma.sql`stage_id = ${stage.id}`, actor);
  });
  return loadUpdated(reader(), stage.boardId, actor.id, ids);
}

/** Archives tasks of a board, each with its lines and its notification, as `archiveTask` does to one. Needs `lockTaskOrder`; answers which were not archived before. */
export const archiveEach = (tx: Tx, boardId: number, which: Prisma.Sql, actor: CurrentUser): Promise<number[]> =>
  archive(tx, boardId, which, { withStage: false, actor });

/** The same to all tasks of a stage that is archived: they come back with it. */
export const archiveWithStage = (tx: Tx, { id, boardId }: Stage, actor: CurrentUser): Promise<number[]> =>
  archive(tx, boardId, Prisma.sql`stage_id = ${id}`, { withStage: true, actor });

async function archive(tx: Tx, boardId: number, which: Prisma.Sql, { withStage, actor }: Archiving): Promise<number[]> {
  const archived = await markArchived(tx, which, { withStage, actor });
  if (archived.length > 0) await noteArchived(tx, boardId, archived, actor);
  return archived.map(({ id }) => id);
}

const markArchived = (tx: Tx, which: Prisma.Sql, { withStage, actor }: Archiving) => tx.$queryRaw<Archived[]>`
  WITH archived AS (
    UPDATE task SET archived_at = now(), archived_by = ${actor.id}, archived_with_stage = ${withStage}, archived_position = position, position = 0, updated_at = now()
    WHERE ${which} AND archived_at IS NULL RETURNING id, parent_id, title, status, archived_position)
  SELECT id, parent_id AS "parentId", title, status = 'closed' AS "isClosed" FROM archived ORDER BY archived_position, id`;

async function noteArchived(tx: Tx, boardId: number, archived: Archived[], actor: CurrentUser) {
  const lines = archived.flatMap(({ id, title }) => {
    const line = { boardId, action: "archived", column: "task", oldValue: title };
    return [{ ...line, taskId: id }, line];
  });
  await recordActivity(tx, actor, ...lines);
  await recordNotificationOfEach(tx, actor, {
    boardId,
    taskIds: archived.map(({ id }) => id),
    action: "board_task_archived",
  });
  await countSubtasks(tx, ...new Set(archived.flatMap(({ parentId }) => parentId ?? [])));
  await uncount(
    tx,
    boardId,
    archived.filter(({ parentId }) => parentId === null),
  );
}

async function uncount(tx: Tx, boardId: number, archived: Archived[]) {
  if (archived.length === 0) return;

  await countTasks(tx, boardId, {
    tasks: -archived.length,
    completed: -archived.filter(({ isClosed }) => isClosed).length,
  });
  await tx.board.update({ where: { id: boardId }, data: { tasksArchivedAt: new Date() } });
}
