import "server-only";
import { type Board, type Label, Prisma, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { labelSnapshot } from "@/lib/labels/present";
import type { AttachLabel } from "@/lib/labels/inputs";
import type { LabelOnTask } from "@/lib/labels/list";
import { lockTask } from "@/lib/tasks/lock";
import { readTask } from "@/lib/tasks/record";
import type { CurrentUser } from "@/lib/users/current-user";

export async function attachLabel(
  board: Board,
  { taskId, labelId }: AttachLabel,
  actor: CurrentUser,
): Promise<LabelOnTask> {
  return transaction(async (tx) => {
    const [task, found] = await Promise.all([
      readTask(tx, board.id, taskId),
      readLabel(tx, { id: labelId, boardId: board.id, taskId }),
    ]);
    if (!task) throw new NotFound("Task");
    if (!found) throw new NotFound("Label");

    const { label, isAttached } = found;
    if (!isAttached) await attach(tx, task, label, actor);
    const attached = await tx.taskLabel.findUniqueOrThrow({ where: { taskId_labelId: { taskId, labelId } } });
    return { ...attached, label };
  });
}

async function readLabel(tx: Tx, { id, boardId, taskId }: { id: number; boardId: number; taskId: number }) {
  const [row] = await rowsOf<Label & { isAttached: boolean }>(
    tx,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.LabelScalarFieldEnum, "l")}, EXISTS (SELECT FROM task_label a WHERE a.label_id = l.id AND a.task_id = ${taskId}) AS "isAttached"
    FROM label l WHERE l.id = ${id} AND l.board_id = ${boardId}`,
  );
  if (!row) return null;
  const { isAttached, position, ...label } = row;
  return { label: { ...label, position: new Prisma.Decimal(position) }, isAttached };
}

/** The task's lock comes first, and before it that of a subtask's parent: the label's row marks the task as changed by itself. */
async function attach(tx: Tx, task: Task, label: Label, actor: CurrentUser) {
  await lockTask(tx, task);
  await addLabels(tx, task.boardId, [task.id], [label], actor);
}

/** Puts labels on tasks of their board, in the order of both; those already there stay. Needs the locks of all. */
export async function addLabels(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  labels: Label[],
  actor: CurrentUser,
): Promise<void> {
  const added = await tx.$queryRaw<{ taskId: number; labelId: number }[]>`
    WITH wanted AS (
      SELECT task.id AS task_id, label.id AS label_id, task.place, label.rank
      FROM unnest(${taskIds}::int[]) WITH ORDINALITY AS task(id, place) CROSS JOIN unnest(${labels.map(({ id }) => id)}::int[]) WITH ORDINALITY AS label(id, rank)
    ), added AS (
      INSERT INTO task_label (task_id, label_id, board_id) SELECT task_id, label_id, ${boardId} FROM wanted ON CONFLICT DO NOTHING RETURNING task_id, label_id)
    SELECT task_id AS "taskId", label_id AS "labelId" FROM added JOIN wanted USING (task_id, label_id) ORDER BY place, rank`;
  const lines = added.flatMap(({ taskId, labelId }) => {
    const label = labels.find(({ id }) => id === labelId);
    return label ? lineOf(boardId, taskId, "added", label) : [];
  });
  await recordActivity(tx, actor, ...lines);
}

export async function detachLabel(found: Task, label: Label, actor: CurrentUser): Promise<void> {
  const where = { taskId: found.id, labelId: label.id };
  await transaction(async (tx) => {
    if ((await tx.taskLabel.count({ where })) === 0) return;

    await lockTask(tx, found);
    const { count } = await tx.taskLabel.deleteMany({ where });
    if (count > 0) await recordActivity(tx, actor, lineOf(found.boardId, found.id, "removed", label));
  });
}

const lineOf = (boardId: number, taskId: number, action: "added" | "removed", label: Label): ActivityLine => ({
  boardId,
  taskId,
  event: `${action} label`,
  settings: labelSnapshot(label),
});

/** @throws NotFound for a label of another board */
export async function attachLabels(tx: Tx, task: { id: number; boardId: number }, labelIds: number[]): Promise<void> {
  if (labelIds.length === 0) return;

  const known = await tx.label.count({ where: { id: { in: labelIds }, boardId: task.boardId } });
  if (known !== labelIds.length) throw new NotFound("Label");
  await tx.taskLabel.createMany({
    data: labelIds.map((labelId) => ({ taskId: task.id, labelId, boardId: task.boardId })),
    skipDuplicates: true,
  });
}
