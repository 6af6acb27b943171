import "server-only";
import { type TaskLabel, Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { type Copy, copyTable } from "@/lib/copies/copy";

/** Detaches the labels of tasks that move to another board. Returns that board's labels of the same title and
 * colour. */
export async function transferLabels(tx: Tx, taskIds: number[], boardId: number): Promise<TaskLabel[]> {
  const found = await tx.$queryRaw<TaskLabel[]>`
    SELECT DISTINCT ON (l.task_id, target.id) l.task_id AS "taskId", target.id AS "labelId", target.board_id AS "boardId", l.created_at AS "createdAt", l.updated_at AS "updatedAt"
    FROM task_label l JOIN label source ON source.id = l.label_id
    JOIN LATERAL (
      SELECT id, board_id FROM label WHERE board_id = ${boardId} AND title IS NOT DISTINCT FROM source.title AND lower(bg_color) = lower(source.bg_color) ORDER BY id LIMIT 1
    ) target ON true
    WHERE l.task_id = ANY(${taskIds}) ORDER BY l.task_id, target.id, l.created_at`;
  await tx.taskLabel.deleteMany({ where: { taskId: { in: taskIds } } });
  return found;
}

/** The labels of a board and those of another one with the same title and colour. On the same board, each is its own. */
export const matchingLabels = (tx: Tx, fromBoardId: number, boardId: number): Promise<Copy[]> =>
  rowsOf<Copy>(
    tx,
    Prisma.sql`
    SELECT DISTINCT ON (source.id) source.id AS "from", target.id AS "to"
    FROM label source JOIN label target ON target.board_id = ${boardId} AND target.title IS NOT DISTINCT FROM source.title AND lower(target.bg_color) = lower(source.bg_color)
    WHERE source.board_id = ${fromBoardId} ORDER BY source.id, target.id <> source.id, target.id`,
  );

export async function copyLabels(tx: Tx, tasks: Copy[]): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO task_label (task_id, label_id, board_id) SELECT copy.to_id, label_id, board_id FROM ${copyTable(tasks)} JOIN task_label ON task_id = copy.from_id ORDER BY created_at, label_id`,
  );
}
