import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Copy, copyTable } from "@/lib/copies/copy";
import { sendAlong, type Tx } from "@/lib/db";
import { isOnBoard } from "@/lib/tasks/write/assignable";
import { isActive } from "@/lib/users/active";

export const copyAssignees = (tx: Tx, boardId: number, tasks: Copy[]): Promise<void> =>
  copyPeople(tx, Prisma.sql`task_assignee`, boardId, tasks);

export const copyWatchers = (tx: Tx, boardId: number, tasks: Copy[]): Promise<void> =>
  copyPeople(tx, Prisma.sql`task_watcher`, boardId, tasks);

/** People who have left the board are not copied. */
async function copyPeople(tx: Tx, table: Prisma.Sql, boardId: number, tasks: Copy[]): Promise<void> {
  const people = Prisma.sql`ARRAY(SELECT user_id FROM ${table} WHERE task_id = ANY(${tasks.map(({ from }) => from)}::int[]))`;
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO ${table} (task_id, user_id)
    SELECT copy.to_id, user_id FROM ${copyTable(tasks)} JOIN ${table} ON task_id = copy.from_id WHERE user_id IN (SELECT u.id FROM "user" u WHERE ${isOnBoard(boardId, people)} AND ${isActive}) ORDER BY created_at, user_id`,
  );
}
