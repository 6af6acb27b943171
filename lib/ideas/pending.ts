import "server-only";
import { type Board, Prisma, type Submission } from "@/generated/prisma/client";
import { insertInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { jobSpec } from "@/lib/jobs/add";
import type { Authorship } from "@/lib/ideas/sender";
import { cut } from "@/lib/text/text";

type Waiting = Pick<Submission, "kind" | "description"> & Partial<Pick<Submission, "taskId" | "parentId" | "title">>;

/** Stores a text until a moderator has decided, and has an email sent to the moderators. */
export async function storeSubmission(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  text: Waiting,
  by: Authorship,
): Promise<void> {
  await sendAlong(tx, insertInto("submission", { ...text, ...by, boardId, authorIp: cut(by.authorIp, 45) }));
  await sendAlong(tx, mailSoon(boardId));
}

const FIRST_AFTER_MINUTES = 2;
const NEXT_AFTER_MINUTES = 60;

/** One mail is about everything that came until it is written, and the next one is an hour later. */
function mailSoon(boardId: number): Prisma.Sql {
  const minutes = Prisma.sql`CASE WHEN EXISTS (SELECT 1 FROM board_member m JOIN mail ON mail.user_id = m.user_id
    WHERE m.board_id = ${boardId} AND m.role = 'manager' AND mail.kind = 'moderation' AND mail.board_ids = ARRAY[${boardId}::int] AND mail.created_at > now() - make_interval(mins => ${NEXT_AFTER_MINUTES}::int)) THEN ${NEXT_AFTER_MINUTES}::int ELSE ${FIRST_AFTER_MINUTES}::int END`;
  const job = jobSpec("mail-moderators", {
    payload: Prisma.sql`json_build_object('boardId', ${boardId}::int)`,
    runInMinutes: minutes,
    key: Prisma.sql`'moderation ' || ${boardId}::int`,
  });
  return Prisma.sql`SELECT graphile_worker.add_jobs(ARRAY[${job}], true)`;
}
