import { db, type Tx } from "@/lib/db";
import { aBoard } from "@/lib/testing/factories/boards";
import { aMember } from "@/lib/testing/factories/members";
import { aUser } from "@/lib/testing/factories/people";

const BOARDS = 25;

/** 25 boards, the first with ten times as many tasks as the others, and 6 people. */
export async function aLargeSite(tasksOnFirst = 10_000) {
  const people = [];
  for (let at = 0; at < 6; at += 1) people.push(await aUser());
  const [anna] = people;
  const board = await aBoard();
  if (!anna) throw new Error("nobody is there");
  await db.$executeRaw`INSERT INTO board (title) SELECT 'Board ' || n FROM generate_series(2, ${BOARDS}::int) n`;
  await aMember(board, anna, "manager");
  await db.$executeRaw`INSERT INTO stage (board_id, title, position) SELECT b.id, 'Stage ' || n, n FROM board b CROSS JOIN generate_series(1, 5) n ORDER BY b.id, n`;
  await db.$executeRaw`INSERT INTO label (board_id, title, bg_color) SELECT b.id, 'Label ' || n, '#4bce97' FROM board b CROSS JOIN generate_series(1, 8) n ORDER BY b.id, n`;
  await db.$executeRaw`INSERT INTO custom_field (board_id, title, slug, type, position, updated_at) SELECT id, 'Field', 'field', 'text', 1, now() FROM board`;
  await insertMany(async (tx) => {
    await insertTasks(tx, board.id, tasksOnFirst);
    await indexTasks(tx);
    await attachThings(tx);
    await keepLinkedIds(tx);
  });
  // VACUUM would wait for whatever else reads these tables.
  await db.$executeRaw`ANALYZE task, task_search, task_assignee, task_watcher, task_label, custom_field_value, "user", board, board_member, stage, label, custom_field`;
  return { anna, board, ...(await choicesOn(board.id)) };
}

/** Many times as fast without triggers and foreign keys. Only a superuser may do that. */
export const insertMany = (work: (tx: Tx) => Promise<unknown>) =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('session_replication_role', 'replica', true) WHERE current_setting('is_superuser') = 'on'`;
      await work(tx);
    },
    { timeout: 120_000 },
  );

/** As the trigger does that `insertMany` skips. */
export const indexTasks = (tx: Tx) => tx.$executeRaw`
  INSERT INTO task_search (task_id, board_id, title, document) SELECT id, board_id, search_fold(title), search_own_text(title, description, board_id) FROM task ON CONFLICT DO NOTHING`;

/** As the triggers do that `insertMany` skips. */
export const keepLinkedIds = (tx: Tx) => tx.$executeRaw`
  UPDATE task SET label_ids = ARRAY(SELECT label_id FROM task_label l WHERE l.task_id = task.id), assignee_ids = ARRAY(SELECT user_id FROM task_assignee a WHERE a.task_id = task.id)`;

/** Stages and labels are read once: their indexes lead over the deleted rows of all earlier tests, whose ids were the same. */
const insertTasks = (tx: Tx, largeId: number, tasksOnFirst: number) => tx.$executeRaw`
  WITH places AS MATERIALIZED (SELECT id, board_id, position FROM stage)
  INSERT INTO task (board_id, stage_id, title, slug, status, priority, position, due_at, archived_at, crm_contact_id)
  SELECT b.id, s.id, 'Task ' || n || ' of board ' || b.id || ': matter ' || left(md5(n::text), 8), 'task-' || n, (ARRAY['open', 'closed'])[1 + n % 2]::task_status,
    (ARRAY['none', 'low', 'medium', 'high', 'urgent'])[1 + n % 5]::priority, CASE WHEN n % 10 = 0 THEN 0 ELSE n END, CASE WHEN n % 3 = 0 THEN now() + (n % 400 - 200) * interval '1 hour' END,
    CASE WHEN n % 10 = 0 THEN now() - n * interval '1 minute' END, CASE WHEN n % 100 = 1 THEN n % 7 END
  FROM board b
  CROSS JOIN LATERAL generate_series(1, CASE WHEN b.id = ${largeId} THEN ${tasksOnFirst}::int ELSE ${tasksOnFirst / 10}::int END) n
  JOIN places s ON s.board_id = b.id AND s.position = 1 + n % 5
  ORDER BY b.id, n`;

async function attachThings(tx: Tx) {
  await tx.$executeRaw`INSERT INTO task_assignee (task_id, user_id) SELECT id, (SELECT min(id) FROM "user") + id % 6 FROM task`;
  await tx.$executeRaw`INSERT INTO task_watcher (task_id, user_id) SELECT id, (SELECT min(id) FROM "user") + (id + 1) % 6 FROM task`;
  await tx.$executeRaw`
    WITH firsts AS MATERIALIZED (SELECT board_id, min(id) AS id FROM label GROUP BY board_id)
    INSERT INTO task_label (task_id, label_id, board_id) SELECT t.id, l.id + t.id % 8, t.board_id FROM task t JOIN firsts l ON l.board_id = t.board_id`;
  await tx.$executeRaw`
    INSERT INTO custom_field_value (task_id, custom_field_id, board_id, value) SELECT t.id, f.id, t.board_id, '"text"' FROM task t JOIN custom_field f ON f.board_id = t.board_id WHERE t.id % 4 = 0`;
}

async function choicesOn(boardId: number) {
  const [stage, label, field, task] = await Promise.all([
    db.stage.findFirstOrThrow({ where: { boardId } }),
    db.label.findFirstOrThrow({ where: { boardId } }),
    db.customField.findFirstOrThrow({ where: { boardId } }),
    db.task.findFirstOrThrow({ where: { boardId } }),
  ]);
  return { stage, label, field, task };
}
