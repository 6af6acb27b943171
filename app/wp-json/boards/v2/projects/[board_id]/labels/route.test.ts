import { describe, expect, test } from "vitest";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, expectOnlyActivity, idsOf, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET, POST } from "./route";

const list = onBoard(GET);
const create = onBoard(POST);

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

    const { status, json } = await list(vera, board);

    expect(status).toBe(200);
    expect(idsOf(json.labels)).toEqual([older.id, asOld.id, newer.id]);
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

  testForbiddenFor("stranger", list);
});

describe("POST /projects/:board_id/labels", () => {
  const input = { label: "Bug", color: "#FFFFFF", bg_color: "#2196F3" };

  test("makes a label and records an activity", async () => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await create(max, board, input);

    expect([status, json.message]).toEqual([200, "Label has been created"]);
    expect(json.label).toMatchObject({
      board_id: board.id,
      title: "Bug",
      color: "#FFFFFF",
      bg_color: "#2196F3",
      settings: null,
    });
    expect(await db.label.findMany()).toMatchObject([
      { id: json.label.id, boardId: board.id, title: "Bug", color: "#FFFFFF", bgColor: "#2196F3", colorPreset: null },
    ]);
    await expectOnlyActivity(board, max, {
      action: "created",
      column: "label",
      settings: { bg_color: "#2196F3", color: "#FFFFFF", title: "Bug" },
    });
  });

  test.each([
    ["absent", undefined, null],
    ["empty", "", null],
    ["of 150 astral characters", "🎉".repeat(150), "🎉".repeat(100)],
  ])("accepts a name that is %s", async (_, label, expected) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await create(anna, board, { ...input, label });

    expect([status, json.label?.title]).toEqual([200, expected]);
  });

  test("a preset sets both colours", async () => {
    const { anna, board } = await aBoardOfAnna();
    const preset = LABEL_PRESETS.find(({ id }) => id === "red-bold");

    const { status, json } = await create(anna, board, { label: "Bug", color_preset: "red-bold" });

    expect(status).toBe(200);
    expect(json.label).toMatchObject({
      color: preset?.light_text_color,
      bg_color: preset?.light_bg_color,
      settings: { color_preset: "red-bold" },
    });
    expect(await db.label.findMany()).toMatchObject([{ colorPreset: "red-bold" }]);
  });

  test.each<[object, object]>([
    [{ label: "x", color: "#fff" }, { bg_color: "The bg_color field is required." }],
    [{ label: "x", bg_color: "#fff" }, { color: "The color field is required." }],
    [{}, { color: "The color field is required.", bg_color: "The bg_color field is required." }],
    [{ ...input, bg_color: 7 }, { bg_color: "The bg_color format is invalid." }],
    [{ ...input, color: "#fff;background:url(//evil)" }, { color: "The color format is invalid." }],
    [{ ...input, color_preset: "mauve" }, { color_preset: "Invalid label color preset" }],
    [{ ...input, label: ["x"] }, { label: "The label must be a string." }],
  ])("answers 400 for %o", async (body, params) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await create(anna, board, body);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.label.count()).toBe(0);
  });

  testForbiddenFor("viewer", (vera, board) => create(vera, board, input));
});
