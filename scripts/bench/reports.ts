import type pg from "pg";
import { measure } from "@/scripts/bench/measure";
import { addCaller } from "@/scripts/bench/search";
import { LARGE, SMALL } from "@/scripts/bench/seed";

interface ReportsOptions {
  port: number;
  client: pg.Client;
  seconds: number;
}

const LINES = 1_000_000;
const ROADMAPS = 10;
const IDEAS = 10_000;

const REPORTS = ["overview", "tasks", "activity", "roadmap"] as const;
const DAYS = [7, 366];

/** By an administrator and by a member of fifty boards, one client, of all boards and of one. */
export async function measureReports({ port, client, seconds }: ReportsOptions) {
  const roadmap = await seedReports(client);
  const callers = {
    administrator: await addCaller(client, "reporting-admin", 0),
    "member of 50 boards": await addCaller(client, "reporting-member", 50),
  };
  await client.query(
    `INSERT INTO board_member (board_id, user_id) SELECT id, (SELECT id FROM "user" WHERE login = 'reporting-member') FROM board WHERE type = 'roadmap' OR id = ${LARGE.board} ON CONFLICT DO NOTHING`,
  );
  const table: Record<string, string>[] = [];
  for (const [who, authorization] of Object.entries(callers))
    for (const report of REPORTS)
      for (const board of [null, report === "roadmap" ? roadmap : LARGE.board])
        for (const days of DAYS) {
          const path = `/wp-json/boards/v2/reports/${report}?start_date=${daysAgo(days - 1)}${board === null ? "" : `&board_id=${board}`}`;
          const calls = [{ method: "GET", path, headers: { authorization } }];
          const { p50, p95 } = await measure({ port, calls, clients: 1, seconds, warmUp: 0.5 });
          const what = { who, report, boards: board === null ? "all" : "one", days: String(days) };
          table.push({ ...what, "p50 ms": p50.toFixed(1), "p95 ms": p95.toFixed(1) });
        }
  return table;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A million lines of activity and the times of the tasks over two years, and ten roadmaps with 10,000 ideas.
 * @returns the id of the first roadmap */
export async function seedReports(client: pg.Client): Promise<number> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query(`
    UPDATE task SET created_at = at, last_completed_at = CASE WHEN status = 'closed' THEN least(now(), at + id % 40 * interval '1 day') END,
      updated_at = least(now(), at + id % 90 * interval '1 day'), estimated_minutes = CASE WHEN id % 2 = 0 THEN id % 600 END
    FROM (SELECT id AS task_id, now() - (id::bigint * 7919 % 730) * interval '1 day' - id % 1440 * interval '1 minute' AS at FROM task) t WHERE t.task_id = task.id`);
  await client.query(`
    INSERT INTO activity (board_id, task_id, action, "column", old_value, new_value, created_by, created_at, updated_at)
    SELECT t.board_id, t.id, kind[1], kind[2], 'Stage 1', 'Stage 2', 1 + n % 20, at, at
    FROM generate_series(1, ${LINES}) n
    CROSS JOIN LATERAL (SELECT (ARRAY['{changed,stage}', '{added,comment}', '{created,task}', '{added,subtask}', '{added,attachment}', '{added,label}', '{changed,title}', '{closed,task}'])[1 + n % 8]::text[] AS kind,
      now() - interval '730 days' + n * interval '63 seconds' AS at) line
    JOIN task t ON t.id = 1 + n::bigint * 7919 % 100000`);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO board (title, type) SELECT 'Roadmap ' || n, 'roadmap' FROM generate_series(1, ${ROADMAPS}) n RETURNING id`,
  );
  await client.query(
    `INSERT INTO stage (board_id, title, slug, position, default_task_status, is_public) SELECT b.id, 'Stage ' || n, 'stage-' || n, n, (CASE WHEN n = 4 THEN 'closed' ELSE 'open' END)::task_status, true FROM board b CROSS JOIN generate_series(1, 4) n WHERE b.type = 'roadmap'`,
  );
  await client.query(`
    INSERT INTO task (board_id, stage_id, title, slug, type, status, source, position, vote_count, created_at, updated_at, last_completed_at)
    SELECT s.board_id, s.id, 'Idea ' || n, 'idea-' || n, 'roadmap', s.default_task_status, (ARRAY['page', 'web', 'import'])[1 + n % 3], n, n % 97, at, at, CASE WHEN s.default_task_status = 'closed' THEN at END
    FROM generate_series(1, ${IDEAS}) n CROSS JOIN LATERAL (SELECT now() - n * interval '1 hour' AS at) t
    JOIN stage s ON s.board_id = ${rows[0]?.id ?? 0} + n % ${ROADMAPS} AND s.position = 1 + n / ${ROADMAPS} % 4`);
  await client.query("COMMIT");
  await client.query("VACUUM ANALYZE");
  return rows[0]?.id ?? SMALL.board;
}
