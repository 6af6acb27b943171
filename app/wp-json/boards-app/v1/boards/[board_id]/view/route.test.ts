import { describe, expect, test } from "vitest";
import { readBoardView } from "@/lib/board-views/read";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, onBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { queriesOf } from "@/lib/testing/db/statements";
import { PUT } from "./route";

const save = onBoard(PUT);

const TABLE = { columns: [{ id: "title", width: 320 }], sort: null };
const LAYOUT = { table: TABLE };

/** A table's `{"text":"…"}` with this many bytes of JSON. */
const layoutOf = (bytes: number) => ({ table: { text: "x".repeat(bytes - 11) } });

describe("PUT /boards/:board_id/view", () => {
  testForbidden(PUT);

  test("stores the view and the layout for the caller on this board alone, viewers too", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[vera, "viewer"]] });

    const { status, json } = await save(vera, board, { view: "table", layout: LAYOUT });

    expect([status, json]).toEqual([200, { view: "table", layout: LAYOUT }]);
    expect(await readBoardView(board, vera)).toEqual({ view: "table", layout: LAYOUT });
    for (const nothing of [await readBoardView(board, max), await readBoardView(other, vera)])
      expect(nothing).toEqual({ view: "kanban", layout: {} });
  });

  test("what is not sent stays, also the layouts of other views", async () => {
    const { max, board } = await aBoardOfAnna();

    expect((await save(max, board, { layout: LAYOUT })).json).toEqual({ view: "kanban", layout: LAYOUT });
    expect((await save(max, board, { view: "list" })).json).toEqual({ view: "list", layout: LAYOUT });
    expect((await save(max, board, {})).json).toEqual({ view: "list", layout: LAYOUT });
    expect((await save(max, board, { layout: { list: { sort: "title" } } })).json.layout).toEqual({
      table: TABLE,
      list: { sort: "title" },
    });
    expect((await save(max, board, { layout: { table: {} } })).json.layout).toEqual({
      table: {},
      list: { sort: "title" },
    });
  });

  test.each([[{}], [[]], [{ unknown: 1 }]])("the layout %j names no view, and changes none", async (layout) => {
    const { max, board } = await aBoardOfAnna();
    await save(max, board, { layout: LAYOUT });

    expect((await save(max, board, { layout })).json.layout).toEqual(LAYOUT);
  });

  test("an admin who is not on the board has a view of it", async () => {
    const { board } = await aBoardOfAnna();

    expect((await save(await anAdmin(), board, { view: "list" })).json).toEqual({ view: "list", layout: {} });
  });

  test("accepts a layout of 20 kB", async () => {
    const { max, board } = await aBoardOfAnna();

    expect((await save(max, board, { layout: layoutOf(20_000) })).status).toBe(200);
  });

  test.each([
    [{ view: "gallery" }, { view: "The view format is invalid." }],
    [{ view: ["table"] }, { view: "The view format is invalid." }],
    [{ layout: "wide" }, { layout: "The layout must be an array." }],
    [{ layout: [1] }, { layout: "The layout must be an array." }],
    [{ layout: { list: "wide" } }, { layout: "The layout must be an array." }],
    [{ layout: layoutOf(20_001) }, { layout: "The layout of a view may not be larger than 20 kB." }],
    [
      { layout: { list: { text: "ü".repeat(10_000) } } },
      { layout: "The layout of a view may not be larger than 20 kB." },
    ],
  ])("answers 400 for %j, and what was saved stays", async (sent, params) => {
    const { max, board } = await aBoardOfAnna();
    await save(max, board, { view: "list", layout: LAYOUT });

    const { status, json } = await save(max, board, sent);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await readBoardView(board, max)).toEqual({ view: "list", layout: LAYOUT });
  });

  test("two requests at the same moment both keep what the other one sent", async () => {
    const { max, board } = await aBoardOfAnna();

    await Promise.all([save(max, board, { view: "table" }), save(max, board, { layout: LAYOUT })]);

    expect(await readBoardView(board, max)).toEqual({ view: "table", layout: LAYOUT });
    expect(await db.boardView.count()).toBe(1);
  });

  test("one statement reads it", async () => {
    const { max, board } = await aBoardOfAnna();

    expect(await queriesOf(() => readBoardView(board, max))).toBe(1);
  });
});
