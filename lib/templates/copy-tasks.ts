import "server-only";
import { Prisma, type TemplateCopy } from "@/generated/prisma/client";
import { type CopiedFile, TASK_IMAGES, withCopiedFiles } from "@/lib/attachments/copy";
import { countTasks } from "@/lib/boards/read/counters";
import { copyTasks } from "@/lib/boards/write/copy-tasks";
import type { Copy } from "@/lib/copies/copy";
import { changeTime } from "@/lib/database/change-time";
import { db, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import type { Attempt } from "@/lib/jobs/add";
import { logger } from "@/lib/logger";
import { addCopyJob } from "@/lib/templates/copy-job";

const TASKS_OF_A_BATCH = 200;

/** Plans the copy of the active tasks in these stages, in their order, and returns how many there are. */
export async function planTaskCopy(
  tx: Tx,
  { boardId, sourceId, stages, labels, fields }: Record<"boardId" | "sourceId", number> & CopiedParts,
): Promise<number> {
  await tx.templateCopy.create({ data: { boardId, sourceId, ...inJson({ stages, labels, fields }) } });
  const stageIds = stages.map(({ from }) => from);
  const [row] = await rowsOf<{ total: number }>(
    tx,
    Prisma.sql`
    WITH batch AS (
      INSERT INTO template_copy_batch (board_id, number, task_ids)
      SELECT ${boardId}::int, (place - 1) / ${TASKS_OF_A_BATCH}::int, array_agg(id ORDER BY place) FROM (
        SELECT t.id, row_number() OVER (ORDER BY stage.place, t.position, t.id) AS place
        FROM unnest(${stageIds}::int[]) WITH ORDINALITY AS stage(id, place) JOIN task t ON t.stage_id = stage.id
        WHERE t.board_id = ${sourceId}::int AND t.archived_at IS NULL AND t.parent_id IS NULL) ordered
      GROUP BY 2 RETURNING task_ids)
    SELECT coalesce(sum(cardinality(task_ids)), 0)::int AS total FROM batch`,
  );
  const total = row?.total ?? 0;
  if (total > 0) await addCopyJob(tx, boardId);
  else await tx.templateCopy.delete({ where: { boardId } });
  return total;
}

interface CopiedParts {
  stages: Copy[];
  labels: Copy[];
  fields: Copy[];
}

const inJson = ({ stages, labels, fields }: CopiedParts) => {
  const pairs = (copies: Copy[]) => copies.map(({ from, to }) => ({ from, to }));
  return { stages: pairs(stages), labels: pairs(labels), fields: pairs(fields) };
};

/** Only `inJson` writes these columns. */
const partsOf = ({ stages, labels, fields }: TemplateCopy) => ({ stages, labels, fields }) as unknown as CopiedParts;

/** Copies the next batch. Each is one transaction, which also adds the job of the following one, so a process that is
 * killed leaves neither a gap nor a second copy. */
export async function copyTemplateTasks({ boardId }: { boardId: number }, { isLast }: Attempt): Promise<void> {
  try {
    await copyNextBatch(boardId);
  } catch (error) {
    if (!isLast) throw error;
    logger().error({ err: error, boardId }, "the tasks of a template could not be copied");
    await finish(boardId, "failed");
  }
}

async function copyNextBatch(boardId: number): Promise<void> {
  const batch = await db.templateCopyBatch.findFirst({
    where: { boardId },
    orderBy: { number: "asc" },
    include: { copy: true },
  });
  // The last batch ends the copy, so it is the template that is gone.
  if (!batch) return finish(boardId, "failed");

  const { number, taskIds, copy } = batch;
  const belong = { OR: [{ taskId: { in: taskIds } }, { task: { parentId: { in: taskIds }, archivedAt: null } }] };
  await withCopiedFiles(belong, [...TASK_IMAGES], (pictures) =>
    transaction((tx) => copyBatch(tx, { ...copy, number, taskIds }, pictures)),
  );
}

async function copyBatch(
  tx: Tx,
  copy: TemplateCopy & { number: number; taskIds: number[] },
  pictures: CopiedFile[],
): Promise<void> {
  const { boardId, sourceId, number, taskIds } = copy;
  const { count } = await tx.templateCopyBatch.deleteMany({ where: { boardId, number } });
  if (count === 0) return;

  const board = await tx.board.findUniqueOrThrow({ where: { id: boardId } });
  const copied = await copyTasks(tx, {
    ...{ source: { id: sourceId }, board, ...partsOf(copy), pictures, withTemplates: false, batch: taskIds },
  });
  const left = await tx.templateCopyBatch.count({ where: { boardId } });
  if (left > 0) await addCopyJob(tx, boardId);
  await countTasks(tx, boardId, { tasks: copied.tasksCount, completed: copied.completedTasksCount });
  if (left === 0) await end(tx, boardId, "completed");
}

const finish = (boardId: number, status: "completed" | "failed") => transaction((tx) => end(tx, boardId, status));

async function end(tx: Tx, boardId: number, status: "completed" | "failed"): Promise<void> {
  await sendAlong(tx, Prisma.sql`DELETE FROM template_copy WHERE board_id = ${boardId}`);
  await sendAlong(
    tx,
    Prisma.sql`UPDATE board SET task_creation_status = ${status}::copy_status, updated_at = ${changeTime()} WHERE id = ${boardId} AND task_creation_status = 'pending'`,
  );
}
