import { expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/notifications/route";
import { GET as COUNT } from "@/app/wp-json/boards/v2/notifications/unread-count/route";
import { GET as UNREAD } from "@/app/wp-json/boards/v2/notifications/unread/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin } from "@/lib/testing/factories/people";
import { insertMany } from "@/lib/testing/factories/large";
import { sequentialScansOf } from "@/lib/testing/db/plans";
import { statementsOf } from "@/lib/testing/db/statements";

const LARGE_TABLES = / on (notification|notification_recipient|task|user|stage)$/;

/** 1,000 people with 16 notifications each of 4,000 tasks on 50 boards; a tenth is unread. */
async function aSiteWithNotifications() {
  const world = await aBoardOfAnna();
  const admin = await anAdmin();
  await insertMany(async (tx) => {
    await tx.$executeRaw`INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'p' || n, 'p' || n, 'p' || n || '@example.com', 'P', md5(n::text) FROM generate_series(1, 1000) n`;
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

const REQUESTS: [RouteHandler, Record<string, string | number>][] = [
  [COUNT, {}],
  [UNREAD, {}],
  [LIST, {}],
  [LIST, { page: 5, per_page: 20 }],
  [LIST, { action: "task_title_updated" }],
];

test("no query for a person's notifications scans those of everybody", { timeout: 120_000 }, async () => {
  const { max, admin } = await aSiteWithNotifications();
  const found: string[] = [];

  for (const as of [max, admin]) {
    for (const [handler, query] of REQUESTS) {
      const received = (await statementsOf(() => call(handler, { as, query }))).filter(({ text }) =>
        /^\s*(SELECT|WITH)\b/i.test(text),
      );
      const whole = received.some(({ text }) => text.includes("notification_recipient"))
        ? (await sequentialScansOf(received)).filter((read) => LARGE_TABLES.test(read))
        : ["no statement was recorded"];
      found.push(...whole.map((read) => `${as.role} ${JSON.stringify(query)}: ${read}`));
    }
  }

  expect(found).toEqual([]);
});
