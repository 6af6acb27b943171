import type pg from "pg";
import { db } from "@/lib/db";
import { measure } from "@/scripts/bench/measure";
import { addCaller } from "@/scripts/bench/search";
import { LARGE, SMALL } from "@/scripts/bench/seed";
import { newSession } from "@/scripts/bench/session";

interface ReportsOptions {
  port: number;
  client: pg.Client;
  seconds: number;
}

const LINES = 1_000_000;
const LOGS = 100_000;
const ROADMAPS = 10;
const IDEAS = 10_000;

const REPORTS = ["overview", "tasks", "activity", "roadmap", "timesheet"] as const;
const TIMESHEETS = ["by-tasks", "by-users"] as const;
const DAYS = [7, 366];

/** By an administrator and by a member of fifty boards, one client, of all boards and of one. */
export async function measureReports({ port, client, seconds }: ReportsOptions) {
  const roadmap = await seedReports(client);
  const callers = {
    administrator: ["reporting-admin", await addCaller(client, "reporting-admin", 0)],
    "member of 50 boards": ["reporting-member", await addCaller(client, "reporting-member", 50)],
  } as const;
  await client.query(
    `INSERT INTO board_member (board_id, user_id) SELECT id, (SELECT id FROM "user" WHERE login = 'reporting-member') FROM board WHERE type = 'roadmap' OR id = ${LARGE.board} ON CONFLICT DO NOTHING`,
  );
  const table: Record<string, string>[] = [];
  for (const [who, [login, authorization]] of Object.entries(callers)) {
    const { cookie } = await newSession(await db.user.findFirstOrThrow({ where: { login } }));
    for (const { what, board, days, path } of readsOf(roadmap)) {
      const headers: Record<string, string> = path.startsWith("/wp-json/")
        ? { authorization }
        : { cookie, accept: "text/html" };
      const calls = [{ method: "GET", path, headers }];
      const { p50, p95, bytes } = await measure({ port, calls, clients: 1, seconds, warmUp: 0.5 });
      const of = { who, what, boards: board === null ? "all" : "one", days: String(days) };
      table.push({ ...of, "p50 ms": p50.toFixed(1), "p95 ms": p95.toFixed(1), kB: (bytes / 1024).toFixed(0) });
    }
  }
  return table;
}

interface ReportRead {
  what: string;
  board: number | null;
  days: number;
  path: string;
}

type PathFrom = (first: string) => string;

const read = (what: string, board: number | null, pathFrom: PathFrom): ReportRead[] =>
  DAYS.map((days) => {
    const path = pathFrom(daysAgo(days - 1));
    const name = path.startsWith("/wp-json/") ? "board_id" : "board";
    return { what, board, days, path: board === null ? path : `${path}&${name}=${board}` };
  });

const ofAllAndOne = (what: string, board: number, pathFrom: PathFrom): ReportRead[] => [
  ...read(what, null, pathFrom),
  ...read(what, board, pathFrom),
];

function readsOf(roadmap: number): ReportRead[] {
  const today = daysAgo(0);
  const reports = REPORTS.flatMap((report) =>
    ofAllAndOne(
      report,
      report === "roadmap" ? roadmap : LARGE.board,
      (first) => `/wp-json/boards/v2/reports/${report}?start_date=${first}&end_date=${today}`,
    ),
  );
  const timesheets = TIMESHEETS.flatMap((by) =>
    ofAllAndOne(
      `timesheet ${by}`,
      LARGE.board,
      (first) => `/wp-json/boards/v2/projects/timesheet/${by}?date_range[]=${first}&date_range[]=${today}`,
    ),
  );
  return [
    ...[...reports, ...timesheets],
    ...ofAllAndOne("page of timesheet", LARGE.board, (first) => `/reports/timesheet?from=${first}&to=${today}`),
    ...read("page of flow", LARGE.board, (first) => `/reports/flow?from=${first}&to=${today}`),
    { what: "page of the week by people", board: null, days: 7, path: "/timesheet?by=people" },
  ];
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A million lines of activity, 100,000 time logs and the times of the tasks over two years, and ten roadmaps with 10,000 ideas.
 * @returns the id of the first roadmap */
export async function seedReports(client: pg.Client): Promise<number> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query(`
    UPDATE task SET created_at = at, last_completed_at = CASE WHEN status = 'closed' THEN least(now(), at + id % 40 * interval '1 day') END,
      updated_at = least(now(), at + id % 90 * interval '1 day'), estimated_minutes = CASE WHEN id % 2 = 0 THEN id % 600 END
    FROM (SELECT id AS task_id, now() - (id::bigint * 7919 % 730) * interval '1 day' - id % 1440 * interval '1 minute' AS at FROM task) t WHERE t.task_id = task.id`);
  await client.query(`
    INSERT INTO activity (board_id, task_id, action, "column", old_value, new_value, from_stage_id, to_stage_id, created_by, created_at, updated_at)
    SELECT t.board_id, t.id, kind[1], kind[2], 'Stage 1', 'Stage 2', CASE WHEN kind[2] = 'stage' THEN t.board_id * 5 - 4 END, CASE WHEN kind[2] = 'stage' THEN t.board_id * 5 - 4 + n % 5 END, 1 + n % 20, at, at
    FROM generate_series(1, ${LINES}) n
    CROSS JOIN LATERAL (SELECT (ARRAY['{changed,stage}', '{added,comment}', '{created,task}', '{added,subtask}', '{added,attachment}', '{added,label}', '{changed,title}', '{closed,task}'])[1 + n % 8]::text[] AS kind,
      now() - interval '730 days' + n * interval '63 seconds' AS at) line
    JOIN task t ON t.id = 1 + n::bigint * 7919 % 100000`);
  await seedLogs(client);
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

const seedLogs = (client: pg.Client) =>
  client.query(`
    INSERT INTO time_track (board_id, task_id, user_id, started_at, completed_at, billable_minutes, working_minutes, message, created_at, updated_at)
    SELECT t.board_id, t.id, 1 + n % 20, at, at, 15 * (1 + n % 20), 15 * (1 + n % 20), CASE WHEN n % 2 = 0 THEN 'What was done in log ' || n END, at, at
    FROM generate_series(1, ${LOGS}) n CROSS JOIN LATERAL (SELECT now() - n * interval '630 seconds' AS at) done
    JOIN task t ON t.id = 1 + n::bigint * 7919 % 100000`);
