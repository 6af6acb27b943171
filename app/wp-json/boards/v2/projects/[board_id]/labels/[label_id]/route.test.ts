import { describe, expect, test } from "vitest";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { db } from "@/lib/db";
import {
  aBoard,
  aLabel,
  aUsedLabel,
  changedTasks,
  expectOnlyActivity,
  onRecord,
  statusesAtOnce,
  storedBoard,
  whileBlocked,
} from "@/lib/testing";
import { DELETE, PUT } from "./route";

const update = onRecord(PUT, "label_id");
const remove = onRecord(DELETE, "label_id");

describe("PUT /projects/:board_id/labels/:label_id", () => {
  const preset = LABEL_PRESETS.find(({ id }) => id === "red-bold");
  const input = { label: "Defect", color: "#FFFFFF", bg_color: "#2196F3" };

  test("changes name and colours, records an activity, and marks the label's tasks as changed", async () => {
    const { max, board, label, one, two } = await aUsedLabel();

    const { status, json } = await update(max, label, input);

    expect([status, json.message]).toEqual([200, "Label has been updated"]);
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject({
      title: "Defect",
      color: "#FFFFFF",
      bgColor: "#2196F3",
      colorPreset: null,
    });
    expect(await changedTasks()).toEqual([one.id, two.id]);
    await expectOnlyActivity(board, max, {
      action: "updated",
      column: "label",
      settings: { bg_color: "#2196F3", color: "#FFFFFF", title: "Defect" },
    });
    expect(await db.notification.count()).toBe(0);
  });

  test.each([
    [{ label: "Only a name" }, { title: "Only a name", color: "#1B2533", bgColor: "#4bce97" }],
    [{ color: "#fff" }, { title: "Bug", color: "#fff", bgColor: "#4bce97" }],
    [{ bg_color: "#2196F3" }, { title: "Bug", color: "#1B2533", bgColor: "#2196F3" }],
    [
      { label: "", bg_color: "#4bce97" },
      { title: null, color: "#1B2533", bgColor: "#4bce97" },
    ],
    [
      { color_preset: "red-bold" },
      { title: "Bug", color: preset?.light_text_color, bgColor: preset?.light_bg_color, colorPreset: "red-bold" },
    ],
    [
      { ...input, color_preset: "red-bold" },
      { title: "Defect", bgColor: preset?.light_bg_color, colorPreset: "red-bold" },
    ],
  ])("leaves what is not sent as it is: %o", async (body, expected) => {
    const { anna, label } = await aUsedLabel();

    expect((await update(anna, label, body)).status).toBe(200);
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
    const { anna, label } = await aUsedLabel({
      colorPreset: "red-bold",
      color: preset?.light_text_color,
      bgColor: preset?.light_bg_color,
    });

    const { json } = await update(anna, label, body);

    expect(json.label.settings).toEqual(expected && { color_preset: expected });
    expect((await db.label.findUniqueOrThrow({ where: { id: label.id } })).colorPreset).toBe(expected);
  });

  test("repeating it answers 200, without an activity or a change", async () => {
    const { anna, label } = await aUsedLabel();

    const { status, json } = await update(anna, label, { label: "Bug", color: "#1b2533", bg_color: "#4BCE97" });

    expect([status, json.label.title]).toEqual([200, "Bug"]);
    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
    expect([await db.activity.count(), await changedTasks()]).toEqual([0, []]);
  });

  test.each([
    [{}, { bg_color: "The bg_color field is required." }],
    [{ color_preset: "" }, { color: "The color field is required.", bg_color: "The bg_color field is required." }],
    [{ color_preset: "", bg_color: "#fff" }, { color: "The color field is required." }],
    [{ ...input, bg_color: "red" }, { bg_color: "The bg_color format is invalid." }],
    [{ ...input, color: "#fff;background:url(//evil)" }, { color: "The color format is invalid." }],
    [{ ...input, label: ["x"] }, { label: "The label must be a string." }],
    [{ ...input, color_preset: "mauve" }, { color_preset: "Invalid label color preset" }],
    [{ ...input, color_preset: ["red-bold"] }, { color_preset: "Invalid label color preset" }],
  ])("answers 400 for %o, and the label stays", async (body, params) => {
    const { anna, label } = await aUsedLabel();

    const { status, json } = await update(anna, label, body);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
    expect([await db.activity.count(), await changedTasks()]).toEqual([0, []]);
  });

  test("answers 404 for a label of another board (S1) or an unknown one, 403 for a viewer", async () => {
    const { anna, vera, board, label } = await aUsedLabel();

    for (const { id } of [await aLabel(await aBoard()), { id: 99_999_999_999 }]) {
      const { status, json } = await update(anna, { id, boardId: board.id }, input);
      expect([status, json.message]).toEqual([404, "Label not found"]);
    }
    expect((await update(vera, label, input)).status).toBe(403);
  });
});

describe("DELETE /projects/:board_id/labels/:label_id", () => {
  test("deletes the label and removes it from its tasks, which count as changed; records an activity, and notifies clients", async () => {
    const { max, board, label, other, one, two, three } = await aUsedLabel();

    const { status, json } = await remove(max, label);

    expect([status, json]).toEqual([200, { message: "Label has been deleted", type: "success" }]);
    expect(await db.label.findMany()).toEqual([other]);
    expect(await db.taskLabel.findMany()).toMatchObject([{ taskId: three.id, labelId: other.id }]);
    expect(await changedTasks()).toEqual([one.id, two.id]);
    expect((await storedBoard(board)).labelsResetAt).not.toBeNull();
    await expectOnlyActivity(board, max, {
      action: "deleted",
      column: "label",
      settings: { bg_color: "#4bce97", color: "#1B2533", title: "Bug" },
    });
    expect(await db.notification.count()).toBe(0);
  });

  test("of eight requests at once one deletes it, and the others answer 404", async () => {
    const { anna, label } = await aUsedLabel();

    expect(await statusesAtOnce(8, () => remove(anna, label))).toEqual([200, ...Array(7).fill(404)]);
    expect(await db.activity.count()).toBe(1);
  });

  test("a task that gets the label meanwhile loses it as well, and counts as changed", async () => {
    const { anna, label, one, two, three } = await aUsedLabel();

    const [removal] = await whileBlocked(
      (tx) => tx.taskLabel.create({ data: { taskId: three.id, labelId: label.id, boardId: label.boardId } }),
      () => [remove(anna, label)],
    );

    expect(removal.status).toBe(200);
    expect(await db.taskLabel.count({ where: { labelId: label.id } })).toBe(0);
    expect(await changedTasks()).toEqual([one.id, two.id, three.id]);
  });

  test("answers 403 for a viewer", async () => {
    const { vera, label } = await aUsedLabel();

    expect((await remove(vera, label)).status).toBe(403);
  });
});
