import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import { copiesOf, type Copy, copyIds, copyTable } from "@/lib/copies/copy";
import { sendAlong, type Tx } from "@/lib/db";

/** Keeps authors and times, and notifies nobody. */
export async function copyComments(tx: Tx, tasks: Copy[]): Promise<Copy[]> {
  const comments = await tx.comment.findMany({
    where: { taskId: { in: tasks.map(({ from }) => from) } },
    orderBy: { id: "asc" },
  });
  if (comments.length === 0) return [];

  const copies = await copiesOf(tx, "comment", comments);
  const [taskIds, ids] = [copyIds(tasks), copyIds(copies)];
  const copyOf = ({ parentId, ...comment }: Comment) => ({
    ...comment,
    id: ids.get(comment.id) ?? 0,
    taskId: taskIds.get(comment.taskId) ?? 0,
    parentId: parentId && (ids.get(parentId) ?? null),
  });
  await tx.comment.createMany({ data: comments.map(copyOf) });
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO comment_mention (comment_id, user_id) SELECT copy.to_id, user_id FROM ${copyTable(copies)} JOIN comment_mention ON comment_id = copy.from_id`,
  );
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET comments_count = original.comments_count FROM ${copyTable(tasks)} JOIN task original ON original.id = copy.from_id WHERE task.id = copy.to_id`,
  );
  return copies;
}
