import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Copy, copyTable } from "@/lib/copies/copy";
import { columnOf } from "@/lib/database/record";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";

/** The comments of these tasks, with ids for their copies. */
export const commentsToCopy = (tx: Tx, tasks: Copy[]): Promise<Copy[]> =>
  rowsOf<Copy>(
    tx,
    Prisma.sql`
    SELECT id AS "from", nextval(pg_get_serial_sequence('comment', 'id'))::int AS "to"
    FROM (SELECT id FROM comment WHERE task_id = ANY(${tasks.map(({ from }) => from)}::int[]) ORDER BY id) original`,
  );

/** Keeps authors and times, and notifies nobody. */
export async function copyComments(tx: Tx, tasks: Copy[], comments: Copy[]): Promise<void> {
  if (comments.length === 0) return;

  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO comment (id, task_id, parent_id, ${KEPT})
    SELECT copy.to_id, task_copy.to_id, parent_copy.to_id, ${KEPT}
    FROM ${copyTable(comments)} JOIN comment ON comment.id = copy.from_id JOIN ${copyTable(tasks, "task_copy")} ON task_copy.from_id = task_id
    LEFT JOIN ${copyTable(comments, "parent_copy")} ON parent_copy.from_id = parent_id ORDER BY copy.to_id`,
  );
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO comment_mention (comment_id, user_id) SELECT copy.to_id, user_id FROM ${copyTable(comments)} JOIN comment_mention ON comment_id = copy.from_id`,
  );
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET comments_count = original.comments_count FROM ${copyTable(tasks)} JOIN task original ON original.id = copy.from_id WHERE task.id = copy.to_id`,
  );
}

const KEPT = Prisma.raw(
  Object.values(Prisma.CommentScalarFieldEnum)
    .filter((name) => !["id", "taskId", "parentId"].includes(name))
    .map(columnOf)
    .join(", "),
);
