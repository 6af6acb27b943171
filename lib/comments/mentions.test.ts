import { expect, test } from "vitest";
import { mentionable } from "@/lib/comments/mentions";
import { db } from "@/lib/db";
import { aBoard, aMember } from "@/lib/testing/boards";
import { aUser } from "@/lib/testing/people";

test.each([
  ["@max", ["max"]],
  ["@MAX, @Jo and @\u200bmax.b\u200c", ["jo", "max", "max.b"]],
  ["@@jo", ["jo"]],
  ["x", []],
  ["max jo", []],
])("%j may name %j", async (text, expected) => {
  const board = await aBoard();
  for (const login of ["max", "max.b", "jo", "nina"]) await aMember(board, await aUser({ login }));

  const found = await mentionable(db, { boardId: board.id, text, askedIds: [] });

  expect(found.map(({ login }) => login).filter((login) => text.toLowerCase().includes(login)).toSorted()).toEqual(expected);
});

test("S36: a long text is not searched for the name of each of 2,000 people", async () => {
  const board = await aBoard();
  await db.$executeRaw`
    INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT repeat('a', 14) || n, repeat('a', 13) || '-' || n, n || '@example.com', 'P', md5(n::text) FROM generate_series(1, 2000) n`;
  await db.$executeRaw`INSERT INTO board_member (board_id, user_id, role) SELECT ${board.id}, id, 'member' FROM "user" WHERE display_name = 'P'`;
  const took: number[] = [];

  for (const text of ["@b", `@b${"a".repeat(65_000)}`]) {
    const started = performance.now();
    for (let time = 0; time < 3; time += 1) await mentionable(db, { boardId: board.id, text, askedIds: [] });
    took.push(performance.now() - started);
  }

  const [short = 0, long = 0] = took;
  expect(long - short).toBeLessThan(600);
});
