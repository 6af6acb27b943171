import { expect, test } from "vitest";
import { GET as ofPerson } from "@/app/wp-json/boards/v2/member/[id]/activities/route";
import { GET as ofBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/activities/route";
import { GET as ofTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/activities/route";
import { GET as feed } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments-and-activities/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { insertMany } from "@/lib/testing/factories/large";
import { sequentialScansOf } from "@/lib/testing/db/plans";
import { statementsOf } from "@/lib/testing/db/statements";

const LARGE_TABLES = / on (activity|comment|user)(_\w*(idx|pkey))?$/;

type Query = Record<string, string | number>;

const LISTS: Query[] = [{}, { filter: "newest" }, { filter: "oldest", page: 120 }];
const FEEDS: Query[] = [
  {},
  { filter: "oldest", page: 40 },
  { feed_type: "comments" },
  { feed_type: "activities", per_page: 100 },
];

/** 2,000 lines on a board and on one of its tasks, ten times as many elsewhere, by Max and 2,000 others; every tenth is a comment. */
async function aBusySite() {
  const world = await aTaskToCommentOn();
  for (let at = 0; at < 50; at += 1) await aTask(world.toDo);
  await insertMany(async (tx) => {
    await tx.$executeRaw`INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'p' || n, 'p' || n, 'p' || n || '@example.com', 'P', md5(n::text) FROM generate_series(1, 2000) n`;
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
  const { max, board, params } = await aBusySite();
  const [onBoard, ofMax] = [{ board_id: board.id }, { id: max.id }];
  const requests: [handler: RouteHandler, params: Record<string, number>, query: Query][] = [
    [ofBoard, onBoard, {}],
    [ofBoard, onBoard, { page: 18, per_page: 100 }],
    ...LISTS.map((query): (typeof requests)[number] => [ofTask, params, query]),
    ...FEEDS.map((query): (typeof requests)[number] => [feed, params, query]),
    [ofPerson, ofMax, {}],
    [ofPerson, ofMax, { page: 20 }],
  ];
  const found: string[] = [];

  for (const [handler, path, query] of requests) {
    const received = (await statementsOf(() => call(handler, { as: max, params: path, query }))).filter(({ text }) =>
      /^\s*(SELECT|WITH)\b/i.test(text),
    );
    const whole = received.some(({ text }) => text.includes("FROM activity") || text.includes("FROM comment"))
      ? (await sequentialScansOf(received)).filter((read) => LARGE_TABLES.test(read))
      : ["no statement was recorded"];
    found.push(...whole.map((read) => `${JSON.stringify({ ...path, ...query })}: ${read}`));
  }

  expect(found).toEqual([]);
});
