import "server-only";
import { Prisma, type Submission } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { lockInSequence } from "@/lib/tasks/lock";

const columns = columnsOf(Prisma.SubmissionScalarFieldEnum, "s");

/** Its idea comes first, as when that is deleted. @throws Conflict when another moderator has published it */
export async function lockSubmission(tx: Tx, { id, boardId, taskId }: Submission): Promise<Submission> {
  if (taskId !== null) await lockInSequence(tx, boardId, taskId);
  const [row] = await rowsOf<Submission>(
    tx,
    Prisma.sql`SELECT ${columns} FROM submission s WHERE s.id = ${id} AND s.board_id = ${boardId} FOR UPDATE`,
  );
  if (!row) throw new DecidedMeanwhile();
  return row;
}

export class DecidedMeanwhile extends Conflict {
  constructor() {
    super("Someone else has already decided about this.");
  }
}
