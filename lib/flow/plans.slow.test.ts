import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { readFlow } from "@/lib/flow/read-flow";
import { aBoardOfAnna, aStage, insertMany, sequentialScansOf } from "@/lib/testing";
import { statementsOf } from "@/lib/testing/db/statements";
import { calendarOf } from "@/lib/users/calendar";

/** 10,000 tasks with 100,000 lines among ten times as many lines of other boards. */
test("a year of a large board is read without a scan of all activity", { timeout: 300_000 }, async () => {
  const { anna, board, toDo, done } = await aBoardOfAnna();
  const doing = await aStage(board);
  await insertMany(async (tx) => {
    await tx.$executeRaw`INSERT INTO task (board_id, stage_id, title, slug, position, status, created_at, last_completed_at)
      SELECT ${board.id}::int, (ARRAY[${toDo.id}::int, ${doing.id}::int, ${done.id}::int])[1 + n % 3], 'Task ' || n, 'task-' || n, n, CASE WHEN n % 3 = 2 THEN 'closed' ELSE 'open' END::task_status,
        now() - interval '400 days' + n * interval '50 minutes', CASE WHEN n % 3 = 2 THEN now() - n * interval '40 minutes' END FROM generate_series(1, 10000) n`;
    await tx.$executeRaw`INSERT INTO activity (board_id, task_id, action, "column", old_value, new_value, from_stage_id, to_stage_id, created_at)
      SELECT ${board.id}::int, t.id, CASE n % 5 WHEN 4 THEN 'closed' WHEN 3 THEN 'reopened' ELSE 'changed' END, CASE WHEN n % 5 > 2 THEN 'task' ELSE 'stage' END, 'To do', 'Done', ${toDo.id}::int, ${doing.id}::int,
        t.created_at + n * interval '1 day' FROM generate_series(1, 10) n CROSS JOIN (SELECT id, created_at FROM task WHERE board_id = ${board.id} ORDER BY md5(id::text)) t`;
    await tx.$executeRaw`INSERT INTO board (title) SELECT 'Board ' || n FROM generate_series(1, 100) n`;
    await tx.$executeRaw`INSERT INTO activity (board_id, action, "column", new_value, created_at)
      SELECT b.id, 'changed', 'title', 'x', now() - n * interval '1 minute' FROM board b CROSS JOIN generate_series(1, 9000) n WHERE b.id <> ${board.id}`;
  });
  await db.$executeRaw`VACUUM ANALYZE activity, task, board, board_member`;
  const user = { ...anna, isAdmin: false };
  const calendar = { ...(await calendarOf(user)), timeZone: "Europe/Berlin" };
  const end = calendar.today;
  const start = new Date(Date.parse(end) - 365 * 86_400_000).toISOString().slice(0, 10);
  const read = () => readFlow({ boardId: board.id, start, end }, { user, calendar });

  const scans = await sequentialScansOf(await statementsOf(read));
  expect(scans.filter((scan) => / on activity\b/.test(scan))).toEqual([]);
});
