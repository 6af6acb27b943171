import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Copy, copyTable } from "@/lib/copies/copy";
import { sendAlong, type Tx } from "@/lib/db";
import { assignableIds } from "@/lib/tasks/write/assignable";

export const copyAssignees = (tx: Tx, boardId: number, tasks: Copy[]): Promise<void> =>
  copyPeople(tx, Prisma.sql`task_assignee`, boardId, tasks);

export const copyWatchers = (tx: Tx, boardId: number, tasks: Copy[]): Promise<void> =>
  copyPeople(tx, Prisma.sql`task_watcher`, boardId, tasks);

/** People who have left the board are not copied. */
async function copyPeople(tx: Tx, table: Prisma.Sql, boardId: number, tasks: Copy[]): Promise<void> {
  const people = await tx.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT user_id AS id FROM ${table} WHERE task_id = ANY(${tasks.map(({ from }) => from)})`;
  const allowed = await assignableIds(
    tx,
    boardId,
    people.map(({ id }) => id),
  );
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO ${table} (task_id, user_id)
    SELECT copy.to_id, user_id FROM ${copyTable(tasks)} JOIN ${table} ON task_id = copy.from_id WHERE user_id = ANY(${allowed}) ORDER BY created_at, user_id`,
  );
}
