import { db } from "@/lib/db";

/** The tables with rows that belong or refer to this table's rows, directly or through other tables. */
export async function tablesReferring(table: string): Promise<string[]> {
  const found = await db.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE owned (table_id) AS (
      SELECT ${`"${table}"`}::regclass::oid UNION SELECT c.conrelid FROM pg_constraint c JOIN owned o ON c.confrelid = o.table_id WHERE c.contype = 'f' AND c.confdeltype = 'c')
    SELECT DISTINCT t.relname AS name FROM pg_constraint c JOIN owned o ON c.confrelid = o.table_id JOIN pg_class t ON t.oid = c.conrelid WHERE c.contype = 'f' ORDER BY 1`;
  return found.map(({ name }) => name);
}

/** Sets every column that is emptied with this row. Returns column (`task.created_by`) to row id. */
export async function pointAt(table: "board" | "stage" | "user", id: number): Promise<Record<string, string>> {
  const references = await db.$queryRaw<{ name: string; column: string; isOfBoard: boolean }[]>`
    SELECT t.relname AS name, a.attname AS column, array_length(c.conkey, 1) > 1 AS "isOfBoard"
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = (coalesce(c.confdelsetcols, c.conkey))[1]
    WHERE c.contype = 'f' AND c.confdeltype = 'n' AND c.confrelid = ${`"${table}"`}::regclass ORDER BY 1, 2`;
  const pointing: Record<string, string> = {};
  for (const { name, column, isOfBoard } of references) {
    const onItsBoard = isOfBoard ? `AND board_id = (SELECT board_id FROM "${table}" WHERE id = ${id})` : "";
    const [row] = await db.$queryRawUnsafe<{ id: string }[]>(`
      UPDATE "${name}" t SET "${column}" = ${id} WHERE ctid = (SELECT ctid FROM "${name}" t WHERE "${column}" IS NULL AND to_jsonb(t) ->> 'id' IS DISTINCT FROM '${id}' ${onItsBoard} ORDER BY length(to_jsonb(t) ->> 'id'), to_jsonb(t) ->> 'id' LIMIT 1)
      RETURNING to_jsonb(t) ->> 'id' AS id`);
    if (!row) throw new Error(`Nothing is there whose ${name}.${column} could point to it.`);
    pointing[`${name}.${column}`] = row.id;
  }
  return pointing;
}

/** Counters, and the ids that reports count, that are not what their rows say. */
export async function wrongCounters(): Promise<unknown[]> {
  return db.$queryRaw`
    SELECT * FROM (
      SELECT 'board' AS what, b.id, ARRAY[b.tasks_count, b.completed_tasks_count] AS said,
        ARRAY[count(t.id), count(t.id) FILTER (WHERE t.status = 'closed')]::int[] AS counted
      FROM board b LEFT JOIN task t ON t.board_id = b.id AND t.parent_id IS NULL AND t.archived_at IS NULL GROUP BY b.id
      UNION ALL
      SELECT 'task', t.id, ARRAY[t.subtask_count, t.subtask_completed_count, t.comments_count, t.attachment_count, t.vote_count, t.logged_minutes], ARRAY[
        (SELECT count(*) FROM task s WHERE s.parent_id = t.id AND s.archived_at IS NULL), (SELECT count(*) FROM task s WHERE s.parent_id = t.id AND s.archived_at IS NULL AND s.status = 'closed'),
        (SELECT count(*) FROM comment c WHERE c.task_id = t.id AND c.type = 'comment' AND c.parent_id IS NULL),
        (SELECT count(*) FROM attachment a WHERE a.task_id = t.id AND a.owner = 'TASK'), (SELECT count(*) FROM idea_vote v WHERE v.task_id = t.id),
        (SELECT coalesce(sum(l.billable_minutes), 0) FROM time_track l WHERE l.task_id = t.id AND l.status = 'commited')]::int[]
      FROM task t
      UNION ALL
      SELECT 'labels of task', t.id, ARRAY(SELECT unnest(t.label_ids) ORDER BY 1), ARRAY(SELECT label_id FROM task_label l WHERE l.task_id = t.id ORDER BY 1) FROM task t WHERE t.label_ids IS NOT NULL
      UNION ALL
      SELECT 'people of task', t.id, ARRAY(SELECT unnest(t.assignee_ids) ORDER BY 1), ARRAY(SELECT user_id FROM task_assignee a WHERE a.task_id = t.id ORDER BY 1) FROM task t WHERE t.assignee_ids IS NOT NULL) counters
    WHERE said <> counted`;
}
