import { describe, expect, test } from "vitest";
import { mentionable, recordMentions } from "@/lib/comments/mentions";
import { db } from "@/lib/db";
import { aBoard, aMember } from "@/lib/testing/boards";
import { aComment, aTaskToCommentOn } from "@/lib/testing/comments";
import { aUser } from "@/lib/testing/people";
import { statementsOf } from "@/lib/testing/statements";

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

/** A board with 2,000 members whose names begin alike. */
async function aCrowdedBoard() {
  const world = await aTaskToCommentOn();
  await db.$executeRaw`
    INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT repeat('a', 14) || n, repeat('a', 13) || '-' || n, n || '@example.com', 'P', md5(n::text) FROM generate_series(1, 2000) n`;
  await db.$executeRaw`INSERT INTO board_member (board_id, user_id, role) SELECT ${world.board.id}, id, 'member' FROM "user" WHERE display_name = 'P'`;
  return world;
}

describe("S36: on a board of 2,000 people", () => {
  test("a long text is not searched for each one's name", async () => {
    const { board } = await aCrowdedBoard();
    const text = `@b${"a".repeat(65_000)}`;

    const asked = await statementsOf(() => mentionable(db, { boardId: board.id, text, askedIds: [] }));

    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked[0]?.values).length).toBeLessThan(200);
  });

  test("all of them are mentioned in one statement", async () => {
    const { max, board, task } = await aCrowdedBoard();
    const everybody = (await db.boardMember.findMany({ where: { boardId: board.id } })).map(({ userId }) => userId);
    const { id } = await aComment(task, max);

    expect(await statementsOf(() => recordMentions(db, id, [...everybody, 2_000_000_000]))).toHaveLength(1);
    expect(await db.commentMention.count({ where: { commentId: id } })).toBe(everybody.length);
  });
});
