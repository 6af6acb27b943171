import "server-only";
import type { Board, Label } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { labelSnapshot } from "@/lib/labels/present";
import { type LockedTasks, lockTasks, idsOf, touch } from "@/lib/tasks/bulk/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Puts labels of the board on tasks; those that are on them already stay, without a word. @throws NotFound when one is not of the board. */
export async function labelTasks(
  tx: Tx,
  board: Board,
  taskIds: number[],
  labelIds: number[],
  actor: CurrentUser,
): Promise<LockedTasks> {
  const labels = await lockedLabels(tx, board, labelIds);
  const locked = await lockTasks(tx, board.id, taskIds);
  await touch(tx, locked.tasks);
  const added = await attach(tx, board, idsOf(locked.tasks), labelIds);
  const settings = new Map(labels.map((label) => [label.id, labelSnapshot(label)]));
  await recordActivity(
    tx,
    actor,
    ...added.map(({ taskId, labelId }) => ({
      boardId: board.id,
      taskId,
      action: "added",
      column: "label",
      settings: settings.get(labelId),
    })),
  );
  return locked;
}

/** Before the tasks, as whoever deletes a label holds them. */
async function lockedLabels(tx: Tx, board: Board, ids: number[]): Promise<Label[]> {
  await tx.$queryRaw`SELECT id FROM label WHERE id = ANY(${ids}) AND board_id = ${board.id} ORDER BY id FOR KEY SHARE`;
  const labels = await tx.label.findMany({ where: { id: { in: ids }, boardId: board.id } });
  if (labels.length < ids.length) throw new NotFound("Label");
  return labels;
}

/** In the order of the tasks, then of the labels, as they were named. */
const attach = (tx: Tx, board: Board, taskIds: number[], labelIds: number[]) => tx.$queryRaw<
  { taskId: number; labelId: number }[]
>`
  WITH asked AS (
    SELECT task.id AS task_id, label.id AS label_id, task.place, label.rank
    FROM unnest(${taskIds}::int[]) WITH ORDINALITY AS task(id, place) CROSS JOIN unnest(${labelIds}::int[]) WITH ORDINALITY AS label(id, rank)
  ), added AS (
    INSERT INTO task_label (task_id, label_id, board_id) SELECT task_id, label_id, ${board.id} FROM asked ON CONFLICT DO NOTHING RETURNING task_id, label_id)
  SELECT task_id AS "taskId", label_id AS "labelId" FROM added JOIN asked USING (task_id, label_id) ORDER BY place, rank`;
