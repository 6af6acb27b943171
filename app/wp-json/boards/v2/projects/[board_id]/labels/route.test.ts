import { describe, expect, test } from "vitest";
import { LABEL_PRESETS } from "@/lib/boards/palette";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { GET, POST } from "./route";

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;

describe("GET /projects/:board_id/labels", () => {
  test("returns the board's labels with all their keys, the oldest first", async () => {
    const { vera, board } = await aBoardOfAnna();
    await aLabel(await aBoard());
    const newer = await aLabel(board, { createdAt: new Date("2025-02-01T00:00:00Z") });
    const older = await aLabel(board, {
      title: null,
      slug: "green",
      colorPreset: "green-soft",
      createdAt: new Date("2025-01-01T00:00:00Z"),
    });
    const asOld = await aLabel(board, { createdAt: new Date("2025-01-01T00:00:00Z") });

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json.labels.map(({ id }: { id: number }) => id)).toEqual([older.id, asOld.id, newer.id]);
    expect(json.labels[0]).toEqual({
      id: older.id,
      board_id: board.id,
      title: null,
      slug: "green",
      type: "label",
      position: "1.00",
      color: "#1B2533",
      bg_color: "#4bce97",
      settings: { color_preset: "green-soft" },
      archived_at: null,
      created_at: "2025-01-01T00:00:00+00:00",
      updated_at: expect.stringMatching(ISO),
    });
    expect(json.labels[1].settings).toBeNull();
  });

  test("queries the database as often for 50 labels as for 2", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    for (let at = 0; at < 2; at += 1) await aLabel(board);
    for (let at = 0; at < 50; at += 1) await aLabel(other.board);

    const few = await queryCountOf(GET, { as: anna, params: { board_id: board.id } });
    const many = await queryCountOf(GET, { as: other.anna, params: { board_id: other.board.id } });

    expect(many).toBe(few);
  });

  test("answers 403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
});

describe("POST /projects/:board_id/labels", () => {
  const input = { label: "Bug", color: "#FFFFFF", bg_color: "#2196F3" };

  test("makes a label and records an activity", async () => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, { as: max, params: { board_id: board.id }, body: input });

    expect([status, json.message]).toEqual([200, "Label has been created"]);
    expect(json.label).toEqual({
      id: expect.any(Number),
      board_id: board.id,
      title: "Bug",
      slug: null,
      type: "label",
      position: "1.00",
      color: "#FFFFFF",
      bg_color: "#2196F3",
      settings: null,
      archived_at: null,
      created_at: expect.stringMatching(ISO),
      updated_at: expect.stringMatching(ISO),
    });
    expect(await db.label.findMany()).toMatchObject([
      { id: json.label.id, boardId: board.id, title: "Bug", color: "#FFFFFF", bgColor: "#2196F3", colorPreset: null },
    ]);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "created",
        column: "label",
        oldValue: null,
        newValue: null,
        settings: { bg_color: "#2196F3", color: "#FFFFFF", title: "Bug" },
        createdById: max.id,
      },
    ]);
  });

  test.each([
    ["absent", undefined, null],
    ["null", null, null],
    ["empty", "", null],
    ["a number", 7, "7"],
    ["right to left, with a line break", "שלום\n عالم ", "שלום عالم"],
    ["S12: with a script", "<img src=x onerror=alert(1)><script>alert(1)</script>Bug", "Bug"],
    ["of 150 characters", "ü".repeat(150), "ü".repeat(100)],
    ["of 150 astral characters", "🎉".repeat(150), "🎉".repeat(100)],
  ])("accepts a name that is %s", async (_, label, expected) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, { as: anna, params: { board_id: board.id }, body: { ...input, label } });

    expect([status, json.label?.title]).toEqual([200, expected]);
  });

  test("a preset sets both colours", async () => {
    const { anna, board } = await aBoardOfAnna();
    const preset = LABEL_PRESETS.find(({ id }) => id === "red-bold");

    const { status, json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { label: "Bug", color_preset: "red-bold" },
    });

    expect(status).toBe(200);
    expect(json.label).toMatchObject({
      color: preset?.light_text_color,
      bg_color: preset?.light_bg_color,
      settings: { color_preset: "red-bold" },
    });
    expect(await db.label.findMany()).toMatchObject([{ colorPreset: "red-bold" }]);
  });

  test("answers 400 for an unknown preset, and makes no label", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { ...input, color_preset: "mauve" },
    });

    expect([status, json.message]).toEqual([400, "Invalid label color preset"]);
    expect(await db.label.count()).toBe(0);
  });

  test.each([
    [{ label: "x", color: "#fff" }, { bg_color: "The bg_color field is required." }],
    [{ label: "x", bg_color: "#fff" }, { color: "The color field is required." }],
    [{}, { color: "The color field is required.", bg_color: "The bg_color field is required." }],
    [{ ...input, bg_color: 7 }, { bg_color: "The bg_color format is invalid." }],
    [{ ...input, label: ["x"] }, { label: "The label must be a string." }],
  ])("answers 400 for %o", async (body, params) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, { as: anna, params: { board_id: board.id }, body });

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.label.count()).toBe(0);
  });

  test.each([
    ["red"],
    ["#ff"],
    ["#ffffff;background:url(//evil)"],
    ["#fff</style><script>"],
    ["url(javascript:alert(1))"],
    ["#fffffff"],
    ["＃ffffff"],
    ["#fff\n#fff"],
    [["#fff"]],
    [{}],
  ])("S13: refuses %o as a colour", async (color) => {
    const { anna, board } = await aBoardOfAnna();

    for (const name of ["color", "bg_color"]) {
      const { status, json } = await call(POST, {
        as: anna,
        params: { board_id: board.id },
        body: { ...input, [name]: color },
      });
      expect([status, Object.keys(json.data.params)]).toEqual([400, [name]]);
    }

    expect(await db.label.count()).toBe(0);
  });

  test("S2 S6: ignores board, id and type in the body", async () => {
    const { anna, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });

    const { json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { ...input, board_id: other.id, boardId: other.id, id: 77, type: "stage", position: 5, settings: { x: 1 } },
    });

    expect(json.label).toMatchObject({ board_id: board.id, type: "label" });
    expect(await db.label.findMany()).toMatchObject([{ boardId: board.id }]);
    expect(json.label.id).not.toBe(77);
  });

  test("answers 403 for a viewer and for a stranger, and makes no label", async () => {
    const { vera, board } = await aBoardOfAnna();

    for (const caller of [vera, await aUser()])
      expect((await call(POST, { as: caller, params: { board_id: board.id }, body: input })).status).toBe(403);

    expect(await db.label.count()).toBe(0);
  });
});
