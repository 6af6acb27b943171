import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, atOnce, call } from "@/lib/testing";
import { GET, POST } from "./route";

const create = (as: User, body: object) => call(POST, { as, body });

describe("/calendar-feeds", () => {
  test("POST creates a feed of all boards and one of a board, whose addresses nobody can guess; GET lists them", async () => {
    const { max, board } = await aBoardOfAnna();
    expect((await call(GET, { as: max })).json).toEqual({ feeds: [] });

    const ofBoard = (await create(max, { board_id: board.id })).json;
    const own = (await create(max, {})).json.feed;

    expect(ofBoard.message).toBe("Your calendar feed has been created");
    expect(ofBoard.feed).toEqual({
      id: expect.any(Number),
      board_id: board.id,
      board_title: board.title,
      url: expect.stringMatching(/^https:\/\/boards\.test\/calendar\/[\w-]{43}\.ics$/),
      created_at: expect.any(String),
    });
    expect(own).toMatchObject({ board_id: null, board_title: null });
    expect((await call(GET, { as: max })).json.feeds).toEqual([own, ofBoard.feed]);
  });

  test("POST returns the feed that is there, also when it is created many times at once", async () => {
    const { max, board } = await aBoardOfAnna();

    for (const body of [{}, { board_id: board.id }]) {
      const answers = await atOnce(5, () => create(max, body));
      expect(new Set(answers.map(({ json }) => json.feed.url)).size).toBe(1);
    }
    expect(await db.calendarFeed.count()).toBe(2);
  });

  test("S22: the database has no address that a copy of it would reveal, and nobody else sees it", async () => {
    const { anna, max } = await aBoardOfAnna();
    const { url } = (await create(max, {})).json.feed;

    const key = url.slice(url.lastIndexOf("/") + 1, -".ics".length);
    expect(JSON.stringify(await db.calendarFeed.findMany())).not.toContain(key);
    expect((await call(GET, { as: anna })).json.feeds).toEqual([]);
  });

  test("an address from before another secret of the site is null, and POST replaces it", async () => {
    const { max } = await aBoardOfAnna();
    await create(max, {});
    await db.calendarFeed.updateMany({ data: { encryptedKey: "x" } });

    expect((await call(GET, { as: max })).json.feeds).toMatchObject([{ url: null }]);
    expect((await create(max, {})).json.feed.url).toMatch(/\.ics$/);
  });

  test("the title of a board that its member has left is gone", async () => {
    const { max, board } = await aBoardOfAnna();
    await create(max, { board_id: board.id });
    await db.boardMember.deleteMany({ where: { userId: max.id } });

    expect((await call(GET, { as: max })).json.feeds).toMatchObject([{ board_id: board.id, board_title: null }]);
  });

  test("POST answers 404 for a board that the person does not see, 400 for a template and what is no id, 401 signed out", async () => {
    const { max, board } = await aBoardOfAnna();
    const foreign = await aBoard();

    expect((await create(max, { board_id: foreign.id })).status).toBe(404);
    expect((await create(max, { board_id: "mine" })).status).toBe(400);
    await db.board.update({ where: { id: board.id }, data: { isTemplate: true } });
    expect((await create(max, { board_id: board.id })).json.message).toBe("Templates have no calendar feed.");
    expect((await call(POST, { body: {} })).status).toBe(401);
    expect((await call(GET, {})).status).toBe(401);
    expect(await db.calendarFeed.count()).toBe(0);
  });
});
