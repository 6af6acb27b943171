import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, insertMany, largeScansOf, manyUsers } from "@/lib/testing";

/** 1,000 people with 16 notifications each of 4,000 tasks on 50 boards; a tenth is unread. */
async function aSiteWithNotifications() {
  const world = await aBoardOfAnna();
  const admin = await anAdmin();
  await insertMany(async (tx) => {
    await manyUsers(1000, tx);
    await tx.$executeRaw`INSERT INTO board (title) SELECT 'Board ' || n FROM generate_series(1, 49) n`;
    await tx.$executeRaw`INSERT INTO board_member (board_id, user_id) SELECT b.id, u.id FROM board b, "user" u WHERE b.id % 5 = u.id % 5 ON CONFLICT DO NOTHING`;
    await tx.$executeRaw`INSERT INTO stage (board_id, title, position) SELECT b.id, 'Stage ' || n, 10 + n FROM board b CROSS JOIN generate_series(1, 20) n`;
    await tx.$executeRaw`INSERT INTO task (board_id, stage_id, title, slug, position) SELECT s.board_id, s.id, 'Task', 'task', n FROM stage s CROSS JOIN generate_series(1, 4) n`;
    await tx.$executeRaw`INSERT INTO notification (board_id, task_id, kind, created_at) SELECT board_id, id, 'task_title_updated', now() - n * interval '1 minute' FROM task CROSS JOIN generate_series(1, 2) n`;
    await tx.$executeRaw`ANALYZE notification, "user"`;
    await tx.$executeRaw`
      INSERT INTO notification_recipient (notification_id, user_id, marked_read_at) SELECT n.id, u.id, CASE WHEN n.id % 10 = 0 THEN NULL ELSE now() END
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM "user") u JOIN notification n ON n.id % 500 = u.place % 500`;
  });
  await db.$executeRaw`VACUUM ANALYZE notification, notification_recipient, task, stage, board, board_member, "user"`;
  return { max: world.max, admin };
}

const LINES = [
  "GET notifications/unread-count",
  "GET notifications/unread",
  "GET notifications",
  "GET notifications?page=5&per_page=20",
  "GET notifications?action=task_title_updated",
];
const LARGE_TABLES = ["notification", "notification_recipient", "task", "user", "stage"];

test("no query for a person's notifications scans those of everybody", { timeout: 120_000 }, async () => {
  const { max, admin } = await aSiteWithNotifications();

  for (const as of [max, admin]) expect(await largeScansOf(as, LINES, LARGE_TABLES)).toEqual([]);
});
