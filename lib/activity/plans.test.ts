import { expect, test } from "vitest";
import { recentActivity, recentUpdates } from "@/lib/activity/recent";
import { db } from "@/lib/db";
import { aTask, aTaskOfAnna, insertMany, largeScansOf, manyUsers, sequentialScansOf } from "@/lib/testing";
import { statementsOf } from "@/lib/testing/db/statements";

const PAGES = ["", "?filter=newest", "?filter=oldest&page=120"];
const FEEDS = ["", "?filter=oldest&page=40", "?feed_type=comments", "?feed_type=activities&per_page=100"];

/** 2,000 lines on a board and on one of its tasks, ten times as many elsewhere, by Max and 2,000 others; every tenth is a comment. */
async function aBusySite() {
  const world = await aTaskOfAnna();
  for (let at = 0; at < 50; at += 1) await aTask(world.toDo);
  await insertMany(async (tx) => {
    await manyUsers(2000, tx);
    await tx.$executeRaw`INSERT INTO board (title) SELECT 'Board ' || n FROM generate_series(1, 50) n`;
    await tx.$executeRaw`
      INSERT INTO activity (board_id, task_id, action, "column", new_value, created_by, created_at)
      SELECT t.board_id, t.id, 'changed', 'title', 'x', CASE WHEN n % 20 = 0 THEN ${world.max.id} ELSE (SELECT min(id) FROM "user") + n % 2000 END, now() - n * interval '1 minute'
      FROM task t CROSS JOIN LATERAL generate_series(1, CASE WHEN t.id = ${world.task.id} THEN 2000 ELSE 400 END) n`;
    await tx.$executeRaw`
      INSERT INTO activity (board_id, action, "column", new_value, created_by, created_at)
      SELECT b.id, 'changed', 'title', 'x', (SELECT min(id) FROM "user") + n % 2000, now() - n * interval '1 minute'
      FROM board b CROSS JOIN LATERAL generate_series(1, CASE WHEN b.id = ${world.board.id} THEN 2000 ELSE 400 END) n`;
    await tx.$executeRaw`
      INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, created_by, created_at)
      SELECT t.board_id, t.id, 'Max', '', 'Hello', 'Hello', ${world.max.id}, now() - n * interval '10 minutes'
      FROM task t CROSS JOIN LATERAL generate_series(1, CASE WHEN t.id = ${world.task.id} THEN 800 ELSE 80 END) n`;
  });
  await db.$executeRaw`VACUUM ANALYZE activity, comment, task, board, board_member, "user"`;
  return world;
}

test("no page of activity scans the activity of all boards", { timeout: 120_000 }, async () => {
  const { max, board, task } = await aBusySite();
  const [onBoard, onTask] = [`GET projects/${board.id}`, `GET projects/${board.id}/tasks/${task.id}`];

  const lines = [
    ...["", "?page=18&per_page=100"].map((page) => `${onBoard}/activities${page}`),
    ...PAGES.map((page) => `${onTask}/activities${page}`),
    ...FEEDS.map((page) => `${onTask}/comments-and-activities${page}`),
    ...["", "?page=20"].map((page) => `GET member/${max.id}/activities${page}`),
  ];

  expect(await largeScansOf(max, lines, ["activity", "comment", "user"])).toEqual([]);
  const recent = await statementsOf(async () => {
    for (const read of [recentActivity, recentUpdates]) await read(8, { ...max, isAdmin: false });
  });
  expect((await sequentialScansOf(recent)).filter((scan) => / on activity/.test(scan))).toEqual([]);
});
