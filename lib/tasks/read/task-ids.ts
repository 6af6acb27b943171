import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";

/** Conditions on `task t` in its `stage s`, and an order of them. Planned for the values at hand: of a search by text the next one differs much. */
interface Picked {
  where: Prisma.Sql;
  order: Prisma.Sql;
}

export async function idsOfTasks({ where, order }: Picked): Promise<number[]> {
  const [found] = await db.$queryRaw<
    { ids: number[] }[]
  >`SELECT ARRAY(SELECT t.id FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${where} ORDER BY ${order}) AS ids`;
  return found?.ids ?? [];
}

/** Those of one page, and how many there are on all. */
export async function pageOfTaskIds(
  { where, order }: Picked,
  page: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const [found] = await db.$queryRaw<{ ids: number[]; total: number }[]>`
    WITH wanted AS MATERIALIZED (SELECT t.id, row_number() OVER (ORDER BY ${order}) AS place FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${where})
    SELECT ARRAY(SELECT id FROM wanted WHERE place > ${offsetOf(page)} ORDER BY place LIMIT ${page.perPage}) AS ids, (SELECT count(*)::int FROM wanted) AS total`;
  return found ?? { ids: [], total: 0 };
}

/** These tasks of a board in this order; who was deleted meanwhile is left out. */
export async function loadInOrder(boardId: number, readerId: number, ids: number[]): Promise<LoadedTasks> {
  const loaded = await loadTasks(db, boardId, readerId, {
    where: Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${ids})`,
  });
  const rows = new Map(loaded.rows.map((row) => [row.id, row]));
  return { ...loaded, rows: ids.flatMap((id) => rows.get(id) ?? []) };
}
