import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { endsBefore } from "@/lib/trash/days";

/** A trigger schedules the stored files for removal. A board's own trash ends with it. */
async function endItems(tx: Tx, which: Prisma.Sql): Promise<number> {
  const ended = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    WITH ended AS (DELETE FROM trash_item WHERE id IN (SELECT i.id FROM trash_item i WHERE ${which} FOR UPDATE OF i) RETURNING id, kind, record_id),
    below AS (DELETE FROM trash_item WHERE kind <> 'board' AND board_id IN (SELECT record_id FROM ended WHERE kind = 'board') RETURNING id)
    SELECT id FROM ended`,
  );
  return ended.length;
}

/** For good. @throws NotFound when somebody was faster */
export const endItem = (id: number): Promise<void> =>
  transaction(async (tx) => {
    if ((await endItems(tx, Prisma.sql`i.id = ${id}`)) === 0) throw new NotFound("Item");
  });

/** The trash of a board for good, also what only others see. */
export const emptyTrash = ({ id }: { id: number }): Promise<number> =>
  transaction((tx) => endItems(tx, Prisma.sql`i.board_id = ${id} AND i.kind <> 'board'`));

/** Of a board that is deleted without being put into the trash. */
export const endTrashOf = async (tx: Tx, boardId: number): Promise<void> =>
  void (await endItems(tx, Prisma.sql`i.board_id = ${boardId}`));

/** Ends what has been in the trash for its days, one page after the other. */
export async function sweepTrash(now: Date, page = 50): Promise<void> {
  const due = Prisma.sql`i.id IN (SELECT d.id FROM trash_item d WHERE d.deleted_at < ${endsBefore(now)} ORDER BY d.deleted_at, d.id LIMIT ${page} FOR UPDATE SKIP LOCKED)`;
  while ((await endItems(db, due)) === page) continue;
}
