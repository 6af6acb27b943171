import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";

interface TaskQuery {
  where: Prisma.Sql;
  order: Prisma.Sql;
}

export async function idsOfTasks({ where, order }: TaskQuery): Promise<number[]> {
  const [found] = await db.$queryRaw<
    { ids: number[] }[]
  >`SELECT ARRAY(SELECT t.id FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${where} ORDER BY ${order}) AS ids`;
  return found?.ids ?? [];
}

export async function pageOfTaskIds(
  { where, order }: TaskQuery,
  page: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const [found] = await db.$queryRaw<{ ids: number[]; total: number }[]>`
    WITH matching AS MATERIALIZED (SELECT t.id, row_number() OVER (ORDER BY ${order}) AS place FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${where})
    SELECT ARRAY(SELECT id FROM matching WHERE place > ${offsetOf(page)} ORDER BY place LIMIT ${page.perPage}) AS ids, (SELECT count(*)::int FROM matching) AS total`;
  return found ?? { ids: [], total: 0 };
}

export async function loadInOrder(boardId: number, readerId: number, ids: number[]): Promise<LoadedTasks> {
  const loaded = await loadTasks(db, boardId, readerId, {
    where: Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${ids})`,
  });
  const rows = new Map(loaded.rows.map((row) => [row.id, row]));
  return { ...loaded, rows: ids.flatMap((id) => rows.get(id) ?? []) };
}
