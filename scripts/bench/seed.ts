import { randomUUID } from "node:crypto";
import type pg from "pg";
import { passwordDigest } from "@/lib/users/application-passwords/digest";
import { seedCommentTexts, seedTexts } from "@/scripts/bench/texts";

export const CALLER = { login: "member", password: "bench bench bench bench" };
export const SMALL = { name: "small", board: 1, tasks: 1_000 };
export const LARGE = { name: "large", board: 2, tasks: 10_000 };
const BOARDS = 100;
const TASKS = 100_000;
const PEOPLE = 20;
const NOTIFICATIONS = 1_000;
const LINES = 10_000;
export const MY_TASKS = 10_000;
export const WATCHED = { board: 3, watchers: 200 };

/**
 * 100 boards with 100,000 tasks, of which one board has 1,000 and one 10,000, these two with a tenth as many archived ones; each
 * task with 1 assignee, 2 watchers, 2 labels; 1,000 comments on the first task, a fifth of them replies; 10,000 activity entries
 * on its board, a tenth of them on that task; 1,000 notifications, a tenth of them unread; 200 people who watch one task of a third board.
 */
export async function seed(client: pg.Client): Promise<void> {
  await seedPeople(client);
  await seedBoards(client);
  await client.query("BEGIN");
  await seedTasks(client);
  await seedComments(client);
  await seedCommentTexts(client);
  await seedNotifications(client);
  await seedActivity(client);
  await seedWatchers(client);
  await client.query("COMMIT");
  await client.query(
    `UPDATE board b SET tasks_count = c.tasks, completed_tasks_count = c.closed FROM (SELECT board_id, count(*) AS tasks, count(*) FILTER (WHERE status = 'closed') AS closed FROM task WHERE archived_at IS NULL GROUP BY board_id) c WHERE c.board_id = b.id`,
  );
  await client.query("VACUUM ANALYZE");
}

async function seedPeople(client: pg.Client) {
  await client.query(
    `INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'person' || n, 'person' || n, 'person' || n || '@example.com', 'Person Number ' || n, md5(n::text) FROM generate_series(1, ${PEOPLE - 1}) n`,
  );
  await client.query(
    `INSERT INTO "user" (login, nicename, email, display_name, photo_key) VALUES ($1::text, $1::text, $1::text || '@example.com', 'An Ordinary Member', $2)`,
    [CALLER.login, randomUUID()],
  );
  await client.query(
    `INSERT INTO application_password (uuid, user_id, name, digest, last_used_at) SELECT $1, id, 'bench', $2, now() + interval '1 day' FROM "user" WHERE login = $3`,
    [randomUUID(), passwordDigest(CALLER.password), CALLER.login],
  );
}

async function seedBoards(client: pg.Client) {
  await client.query(
    `INSERT INTO board (title, description, background_id, background_color, created_by) SELECT 'Board ' || n, 'What board ' || n || ' is for', 'solid_1', '#6A88A7', 1 FROM generate_series(1, ${BOARDS}) n`,
  );
  await client.query(
    `INSERT INTO board_member (board_id, user_id, role) SELECT b.id, u.id, CASE WHEN u.id = 1 THEN 'manager' ELSE 'member' END::board_role FROM board b CROSS JOIN "user" u WHERE u.id <= 6 OR u.login = $1`,
    [CALLER.login],
  );
  await client.query(
    `INSERT INTO stage (board_id, title, slug, position, default_task_status) SELECT b.id, 'Stage ' || n, 'stage-' || n, n, (CASE WHEN n = 5 THEN 'closed' ELSE 'open' END)::task_status FROM board b CROSS JOIN generate_series(1, 5) n ORDER BY b.id, n`,
  );
  await client.query(
    `INSERT INTO label (board_id, title, slug, color, bg_color) SELECT b.id, 'Label ' || n, 'label-' || n, '#1B2533', '#4bce97' FROM board b CROSS JOIN generate_series(1, 8) n ORDER BY b.id, n`,
  );
}

async function seedTasks(client: pg.Client) {
  const others = Math.floor((TASKS - SMALL.tasks - LARGE.tasks) / (BOARDS - 2));
  await client.query(`
    INSERT INTO task (board_id, stage_id, title, slug, status, priority, description, position, created_by, started_at, due_at, created_at, updated_at)
    SELECT b.id, s.id, 'Task ' || n || ' of board ' || b.id || ': look into the matter', 'task-' || n, s.default_task_status, (ARRAY['low', 'medium', 'high', 'urgent'])[1 + n % 4]::priority,
      '<p>What is to be done in task ' || n || ', in a sentence or two that a person would write.</p>', ceil(n / 5.0), 1 + n % ${PEOPLE}, CASE WHEN n % 6 = 0 THEN now() + (n / 3 % 60 - 20 - n % 9) * interval '1 day' END, CASE WHEN n % 3 = 0 THEN now() + (n / 3 % 60 - 20) * interval '1 day' END,
      now() - interval '30 days', now() - interval '2 days' - (n * 7919 % 100000) * interval '10 seconds'
    FROM board b
    CROSS JOIN LATERAL generate_series(1, CASE b.id WHEN ${SMALL.board} THEN ${SMALL.tasks} WHEN ${LARGE.board} THEN ${LARGE.tasks} ELSE ${others} END) n
    JOIN stage s ON s.board_id = b.id AND s.position = 1 + n % 5`);
  await client.query(`
    INSERT INTO task (board_id, stage_id, title, slug, position, archived_at, archived_by)
    SELECT s.board_id, s.id, 'Archived task ' || n, 'archived-task-' || n, 0, now() - n * interval '1 minute', 1
    FROM stage s CROSS JOIN LATERAL generate_series(1, CASE s.board_id WHEN ${SMALL.board} THEN ${SMALL.tasks / 10} ELSE ${LARGE.tasks / 10} END) n WHERE s.board_id IN (${SMALL.board}, ${LARGE.board}) AND s.position = 1`);
  await seedTexts(client);
  await client.query(`INSERT INTO task_assignee (task_id, user_id) SELECT id, 1 + id % 6 FROM task`);
  await client.query(
    `INSERT INTO task_watcher (task_id, user_id) SELECT id, 1 + (id + k) % 6 FROM task CROSS JOIN generate_series(0, 1) k`,
  );
  await client.query(
    `INSERT INTO task_label (task_id, label_id, board_id) SELECT t.id, (t.board_id - 1) * 8 + 1 + (t.id + k * 3) % 8, t.board_id FROM task t CROSS JOIN generate_series(0, 1) k`,
  );
}

async function seedComments(client: pg.Client) {
  await client.query(`
    INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, created_by, created_at, updated_at)
    SELECT board_id, id, 'Person', 'person@example.com', words, words, 1 + n % 6, now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM (SELECT id, board_id FROM task WHERE board_id = ${SMALL.board} ORDER BY id LIMIT 1) first CROSS JOIN generate_series(1, 1000) n CROSS JOIN LATERAL (SELECT 'What a person would answer in comment ' || n || ', in a sentence or two.' AS words) said`);
  await client.query(`UPDATE comment SET type = 'reply', parent_id = id - 1 WHERE id % 5 = 0`);
  await client.query(
    `UPDATE task SET comments_count = (SELECT count(*) FROM comment c WHERE c.task_id = task.id AND c.type = 'comment') WHERE id IN (SELECT task_id FROM comment)`,
  );
}

async function seedNotifications(client: pg.Client) {
  await client.query(
    `INSERT INTO notification (board_id, task_id, kind, description, actor_id) SELECT board_id, id, 'task_title_updated', title, 1 + id % 6 FROM task WHERE id % ${TASKS / NOTIFICATIONS} = 0`,
  );
  await client.query(
    `INSERT INTO notification_recipient (notification_id, user_id, marked_read_at) SELECT n.id, u.id, CASE WHEN n.id % 10 <> 0 THEN now() END FROM notification n CROSS JOIN "user" u WHERE u.id <= 6 OR u.login = $1`,
    [CALLER.login],
  );
}

async function seedActivity(client: pg.Client) {
  await client.query(`
    INSERT INTO activity (board_id, task_id, action, "column", old_value, new_value, created_by, created_at, updated_at)
    SELECT t.board_id, CASE WHEN n % 10 = 0 THEN t.id END, 'changed', 'stage', 'Stage 1', 'Stage 2', 1 + n % 6, now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM (SELECT id, board_id FROM task WHERE board_id = ${SMALL.board} ORDER BY id LIMIT 1) t CROSS JOIN generate_series(1, ${LINES}) n`);
}

async function seedWatchers(client: pg.Client) {
  await client.query(
    `INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.com', 'Watcher ' || n, md5('crowd' || n) FROM generate_series(1, ${WATCHED.watchers}) n`,
  );
  await client.query(
    `INSERT INTO board_member (board_id, user_id) SELECT ${WATCHED.board}, id FROM "user" WHERE login LIKE 'crowd%'`,
  );
  await client.query(
    `INSERT INTO task_watcher (task_id, user_id) SELECT (SELECT min(id) FROM task WHERE board_id = ${WATCHED.board}), id FROM "user" WHERE login LIKE 'crowd%'`,
  );
}

/** Assigns open tasks of nearly all boards to the caller; apart from the seed, because the API is measured without them. */
export async function seedMyTasks(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO task_assignee (task_id, user_id) SELECT t.id, u.id FROM (SELECT id FROM task WHERE archived_at IS NULL AND status = 'open' AND board_id > ${LARGE.board} ORDER BY md5(id::text) LIMIT ${MY_TASKS}) t CROSS JOIN (SELECT id FROM "user" WHERE login = $1) u`,
    [CALLER.login],
  );
  await client.query("ANALYZE task_assignee");
}
