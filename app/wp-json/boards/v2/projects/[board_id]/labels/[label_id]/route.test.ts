import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { LABEL_PRESETS } from "@/lib/boards/palette";
import { db } from "@/lib/db";
import { aBoard, aLabel } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUsedLabel, changedTasks } from "@/lib/testing/factories/labels";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const update = (as: User, board: Pick<Board, "id">, label: { id: number | string }, body: object) =>
  call(PUT, { as, params: { board_id: board.id, label_id: label.id }, body });

describe("PUT /projects/:board_id/labels/:label_id", () => {
  const preset = LABEL_PRESETS.find(({ id }) => id === "red-bold");
  const given = { label: "Defect", color: "#FFFFFF", bg_color: "#2196F3" };

  test("changes name and colours, writes a line, and the tasks that have it count as changed", async () => {
    const { max, board, label, one, two } = await aUsedLabel();

    const { status, json } = await update(max, board, label, given);

    expect([status, json.message]).toEqual([200, "Label has been updated"]);
    expect(json.label).toEqual({
      id: label.id,
      board_id: board.id,
      title: "Defect",
      slug: null,
      type: "label",
      position: "1.00",
      color: "#FFFFFF",
      bg_color: "#2196F3",
      settings: null,
      archived_at: null,
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    });
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject({
      title: "Defect",
      color: "#FFFFFF",
      bgColor: "#2196F3",
      colorPreset: null,
    });
    expect(await changedTasks()).toEqual([one.id, two.id]);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "updated",
        column: "label",
        oldValue: null,
        newValue: null,
        settings: { bg_color: "#2196F3", color: "#FFFFFF", title: "Defect" },
        createdById: max.id,
      },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test.each([
    [{ label: "Only a name" }, { title: "Only a name", color: "#1B2533", bgColor: "#4bce97" }],
    [{ color: "#fff" }, { title: "Bug", color: "#fff", bgColor: "#4bce97" }],
    [{ bg_color: "#2196F3" }, { title: "Bug", color: "#1B2533", bgColor: "#2196F3" }],
    [
      { label: null, bg_color: "#4bce97" },
      { title: null, color: "#1B2533", bgColor: "#4bce97" },
    ],
    [{ label: "", bg_color: "#4bce97" }, { title: null }],
    [{ label: "  <b>  </b> ", bg_color: "#4bce97" }, { title: null }],
    [{ label: "ü".repeat(150), bg_color: "#4bce97" }, { title: "ü".repeat(100) }],
    [
      { color: "#fff", bg_color: "#4bce97" },
      { title: "Bug", color: "#fff", bgColor: "#4bce97" },
    ],
    [
      { color_preset: "red-bold" },
      { title: "Bug", color: preset?.light_text_color, bgColor: preset?.light_bg_color, colorPreset: "red-bold" },
    ],
    [
      { ...given, color_preset: "red-bold" },
      { title: "Defect", bgColor: preset?.light_bg_color, colorPreset: "red-bold" },
    ],
  ])("what is not sent stays: %o", async (body, expected) => {
    const { anna, board, label } = await aUsedLabel();

    expect((await update(anna, board, label, body)).status).toBe(200);
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject(expected);
  });

  test.each([
    [
      "stays with its own colours",
      { label: "New", color: preset?.light_text_color.toLowerCase(), bg_color: preset?.light_bg_color.toLowerCase() },
      "red-bold",
    ],
    ["stays when only the name is another", { label: "New", bg_color: preset?.light_bg_color }, "red-bold"],
    ["goes with another colour", { bg_color: "#2196F3" }, null],
    [
      "goes when it is taken away",
      { color_preset: "", color: preset?.light_text_color, bg_color: preset?.light_bg_color },
      null,
    ],
    ["gives way to another", { color_preset: "blue-soft" }, "blue-soft"],
  ])("a preset %s", async (_, body, expected) => {
    const { anna, board, label } = await aUsedLabel({
      colorPreset: "red-bold",
      color: preset?.light_text_color,
      bgColor: preset?.light_bg_color,
    });

    const { json } = await update(anna, board, label, body);

    expect(json.label.settings).toEqual(expected && { color_preset: expected });
    expect((await db.label.findUniqueOrThrow({ where: { id: label.id } })).colorPreset).toBe(expected);
  });

  test("the same once more: 200, without a line or a change", async () => {
    const { anna, board, label } = await aUsedLabel();

    const { status, json } = await update(anna, board, label, { label: "Bug", color: "#1b2533", bg_color: "#4BCE97" });

    expect([status, json.label.title]).toEqual([200, "Bug"]);
    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
    expect([await db.activity.count(), await changedTasks()]).toEqual([0, []]);
  });

  test.each([
    [{}, { bg_color: "The bg_color field is required." }],
    [{ color_preset: "" }, { color: "The color field is required.", bg_color: "The bg_color field is required." }],
    [{ color_preset: "", bg_color: "#fff" }, { color: "The color field is required." }],
    [{ ...given, bg_color: "red" }, { bg_color: "The bg_color format is invalid." }],
    [{ ...given, color: "#fff;background:url(//evil)" }, { color: "The color format is invalid." }],
    [{ ...given, label: ["x"] }, { label: "The label must be a string." }],
    [{ ...given, color_preset: "mauve" }, { color_preset: "Invalid label color preset" }],
    [{ ...given, color_preset: ["red-bold"] }, { color_preset: "Invalid label color preset" }],
  ])("400 for %o, and the label stays", async (body, params) => {
    const { anna, board, label } = await aUsedLabel();

    const { status, json } = await update(anna, board, label, body);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
    expect([await db.activity.count(), await changedTasks()]).toEqual([0, []]);
  });

  test("S1 S2 S6: 404 for a label of another board, and neither board, id nor type of the body count", async () => {
    const { anna, board, label } = await aUsedLabel();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const foreign = await aLabel(other);

    for (const each of [foreign, { id: 99_999_999_999 }]) {
      const { status, json } = await update(anna, board, each, given);
      expect([status, json.message]).toEqual([404, "Label not found"]);
    }
    await update(anna, board, label, {
      ...given,
      id: foreign.id,
      label_id: foreign.id,
      board_id: other.id,
      boardId: other.id,
      type: "stage",
    });

    expect(await db.label.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject({
      boardId: board.id,
      title: "Defect",
    });
  });

  test("403 for a viewer and a stranger, and the label stays", async () => {
    const { vera, board, label } = await aUsedLabel();

    for (const caller of [vera, await aUser()]) expect((await update(caller, board, label, given)).status).toBe(403);

    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
  });
});
