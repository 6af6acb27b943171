import "server-only";
import { insertAllInto } from "@/lib/database/record";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";
import type { PlannedComment, PlannedTask } from "@/lib/imports/write/plan";
import { isEmailAddress } from "@/lib/text/email-address";
import { cut, plainLine } from "@/lib/text/text";

export async function writeComments(
  tx: Tx,
  boardId: number,
  tasks: PlannedTask[],
  context: WriteContext,
): Promise<void> {
  const rows = tasks.flatMap((task) => task.comments.map((comment) => rowOf(boardId, task, comment, context)));
  if (rows.length === 0) return;
  await sendAlong(tx, insertAllInto("comment", rows));
  const mentions = tasks.flatMap(({ comments }) =>
    comments.flatMap(({ id, document }) =>
      context.ids.all("person", document.mentions).map((userId) => ({ comment_id: id, user_id: userId })),
    ),
  );
  if (mentions.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO comment_mention (comment_id, user_id) SELECT comment_id, user_id FROM json_to_recordset(${JSON.stringify(mentions)}::json) AS r(comment_id int, user_id int)
      ON CONFLICT DO NOTHING`,
    );
  context.count("comments", rows.length);
}

const LONGEST_NAME = 250;
const LONGEST_RAW = 200_000;

function rowOf(
  boardId: number,
  { rewrite }: PlannedTask,
  { id, taskId, parentId, document }: PlannedComment,
  { ids }: WriteContext,
) {
  const createdAt = document.created_at ?? new Date().toISOString();
  return {
    ...{ id, boardId, taskId, parentId },
    type: parentId === null && document.type === "reply" ? "comment" : document.type,
    ...{ privacy: document.privacy, status: document.status },
    authorName: cut(plainLine(document.author_name), LONGEST_NAME),
    authorEmail: isEmailAddress(document.author_email) ? document.author_email : "",
    authorIp: "",
    rawDescription: rewrite(cut(document.raw_description || document.description, LONGEST_RAW)),
    description: rewrite(document.description),
    createdById: ids.get("person", document.created_by) ?? null,
    createdAt,
    updatedAt: document.updated_at ?? createdAt,
  };
}
