import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import { type LoadedTasks, loadedTasks } from "@/lib/tasks/read/load";
import { type FoundTasks, taskRowsOf, tasksAsValue } from "@/lib/tasks/read/load-rows";

/** Conditions and an order on `task t` and `stage s`. */
interface TaskQuery {
  where: Prisma.Sql;
  order: Prisma.Sql;
}

interface PageOfTasks {
  page: number;
  perPage: number;
}

export interface LoadedPage<More = null> extends LoadedTasks {
  total: number;
  more: More;
}

/** A page of a board's tasks in their order, or all of them, in one statement.
 * @param more a JSON value on `listed (id, place)`, the tasks of the page */
export async function loadPage<More = null>(
  boardId: number,
  readerId: number,
  query: TaskQuery,
  page: PageOfTasks | null,
  more = Prisma.sql`NULL::json`,
): Promise<LoadedPage<More>> {
  const tasks = tasksAsValue(boardId, readerId, {
    where: Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(ARRAY(SELECT id FROM listed))`,
  });
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    WITH ${listed(query, page)}
    SELECT json_build_array((SELECT count(*) FROM matching), (SELECT json_agg(id ORDER BY place) FROM listed), ${tasks}, ${more})::text AS found`,
  );
  if (!row) throw new Error("A statement without FROM always has its row.");
  const found = JSON.parse(row.found) as [total: number, ids: number[] | null, FoundTasks, More];
  const loaded = loadedTasks(taskRowsOf(found[2]));
  const rows = new Map(loaded.rows.map((task) => [task.id, task]));
  return { ...loaded, rows: (found[1] ?? []).flatMap((id) => rows.get(id) ?? []), total: found[0], more: found[3] };
}

export async function pageOfTaskIds(
  query: TaskQuery,
  page: PageOfTasks | null,
): Promise<{ ids: number[]; total: number }> {
  const [found] = await rowsOf<{ ids: number[]; total: number }>(
    db,
    Prisma.sql`
    WITH ${listed(query, page)}
    SELECT ARRAY(SELECT id FROM listed ORDER BY place) AS ids, (SELECT count(*)::int FROM matching) AS total`,
  );
  return found ?? { ids: [], total: 0 };
}

const listed = ({ where, order }: TaskQuery, page: PageOfTasks | null): Prisma.Sql => Prisma.sql`
    matching AS MATERIALIZED (SELECT t.id, row_number() OVER (ORDER BY ${order}) AS place FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${where}),
    listed AS MATERIALIZED (SELECT id, place FROM matching ${page ? Prisma.sql`WHERE place > ${offsetOf(page)} ORDER BY place LIMIT ${page.perPage}` : Prisma.empty})`;
