import { describe, expect, test } from "vitest";
import type { Board, Label, Task, User } from "@/generated/prisma/client";
import { LABEL_PRESETS } from "@/lib/boards/palette";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aStage, aTask } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { holding, somebodyWaits } from "@/lib/testing/locks";
import { aUser } from "@/lib/testing/people";
import { DELETE, PUT } from "./route";

const longAgo = new Date("2020-01-01T00:00:00Z");
const attached = (task: Task, label: Label) => db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: task.boardId } });
const update = (as: User, board: Pick<Board, "id">, label: { id: number | string }, body: object) => call(PUT, { as, params: { board_id: board.id, label_id: label.id }, body });
const remove = (as: User, board: Pick<Board, "id">, label: { id: number | string }) => call(DELETE, { as, params: { board_id: board.id, label_id: label.id } });
const changedTasks = async () => (await db.task.findMany({ where: { updatedAt: { gt: longAgo } }, orderBy: { id: "asc" } })).map(({ id }) => id);

/** A label on two of three tasks, none of which changed lately, and another label on the third. */
async function aUsedLabel(given: Partial<Label> = {}) {
  const all = await aBoardOfAnna();
  const [label, other] = [await aLabel(all.board, { title: "Bug", color: "#1B2533", bgColor: "#4bce97", ...given }), await aLabel(all.board)];
  const [one, two, three] = [await aTask(all.toDo), await aTask(all.doing, { archivedAt: new Date() }), await aTask(all.toDo)];
  for (const task of [one, two]) await attached(task, label);
  await attached(three, other);
  await db.task.updateMany({ data: { updatedAt: longAgo } });
  return { ...all, label, other, one, two, three };
}

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
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject({ title: "Defect", color: "#FFFFFF", bgColor: "#2196F3", colorPreset: null });
    expect(await changedTasks()).toEqual([one.id, two.id]);
    expect(await db.activity.findMany()).toMatchObject([
      { boardId: board.id, taskId: null, action: "updated", column: "label", oldValue: null, newValue: null, settings: { bg_color: "#2196F3", color: "#FFFFFF", title: "Defect" }, createdById: max.id },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test.each([
    [{ bg_color: "#2196F3" }, { title: "Bug", color: "#1B2533", bgColor: "#2196F3" }],
    [{ label: null, bg_color: "#4bce97" }, { title: null, color: "#1B2533", bgColor: "#4bce97" }],
    [{ label: "", bg_color: "#4bce97" }, { title: null }],
    [{ label: "  <b>  </b> ", bg_color: "#4bce97" }, { title: null }],
    [{ label: "ü".repeat(150), bg_color: "#4bce97" }, { title: "ü".repeat(100) }],
    [{ color: "#fff", bg_color: "#4bce97" }, { title: "Bug", color: "#fff", bgColor: "#4bce97" }],
    [{ color_preset: "red-bold" }, { title: "Bug", color: preset?.light_text_color, bgColor: preset?.light_bg_color, colorPreset: "red-bold" }],
    [{ ...given, color_preset: "red-bold" }, { title: "Defect", bgColor: preset?.light_bg_color, colorPreset: "red-bold" }],
  ])("what is not sent stays: %o", async (body, expected) => {
    const { anna, board, label } = await aUsedLabel();

    expect((await update(anna, board, label, body)).status).toBe(200);
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject(expected);
  });

  test.each([
    ["stays with its own colours", { label: "New", color: preset?.light_text_color.toLowerCase(), bg_color: preset?.light_bg_color.toLowerCase() }, "red-bold"],
    ["stays when only the name is another", { label: "New", bg_color: preset?.light_bg_color }, "red-bold"],
    ["goes with another colour", { bg_color: "#2196F3" }, null],
    ["goes when it is taken away", { color_preset: "", color: preset?.light_text_color, bg_color: preset?.light_bg_color }, null],
    ["gives way to another", { color_preset: "blue-soft" }, "blue-soft"],
  ])("a preset %s", async (_, body, expected) => {
    const { anna, board, label } = await aUsedLabel({ colorPreset: "red-bold", color: preset?.light_text_color, bgColor: preset?.light_bg_color });

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
    [{ label: "Only a name" }, { bg_color: "The bg_color field is required." }],
    [{ color: "#fff" }, { bg_color: "The bg_color field is required." }],
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
    await update(anna, board, label, { ...given, id: foreign.id, label_id: foreign.id, board_id: other.id, boardId: other.id, type: "stage" });

    expect(await db.label.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
    expect(await db.label.findUnique({ where: { id: label.id } })).toMatchObject({ boardId: board.id, title: "Defect" });
  });

  test("403 for a viewer and a stranger, and the label stays", async () => {
    const { vera, board, label } = await aUsedLabel();

    for (const caller of [vera, await aUser()]) expect((await update(caller, board, label, given)).status).toBe(403);

    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
  });
});

describe("DELETE /projects/:board_id/labels/:label_id", () => {
  test("deletes it and takes it off its tasks, which count as changed; writes a line, and clients are told to read their labels anew", async () => {
    const { max, board, label, other, one, two, three } = await aUsedLabel();

    const { status, json } = await remove(max, board, label);

    expect([status, json]).toEqual([200, { message: "Label has been deleted", type: "success" }]);
    expect(await db.label.findMany()).toEqual([other]);
    expect(await db.taskLabel.findMany()).toMatchObject([{ taskId: three.id, labelId: other.id }]);
    expect(await changedTasks()).toEqual([one.id, two.id]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).labelsResetAt).not.toBeNull();
    expect(await db.activity.findMany()).toMatchObject([
      { boardId: board.id, taskId: null, action: "deleted", column: "label", oldValue: null, newValue: null, settings: { bg_color: "#4bce97", color: "#1B2533", title: "Bug" }, createdById: max.id },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("of eight who delete it at once one does, and the others are told that it is gone", async () => {
    const { anna, board, label } = await aUsedLabel();

    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(anna, board, label)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(await db.activity.count()).toBe(1);
  });

  test("the task on which it is just being put loses it as well, and counts as changed", async () => {
    const { anna, board, label, one, two, three } = await aUsedLabel();

    const removing = await holding(async (tx) => {
      await tx.taskLabel.create({ data: { taskId: three.id, labelId: label.id, boardId: board.id } });
      const answer = remove(anna, board, label);
      await somebodyWaits();
      return [answer];
    });

    expect((await removing[0])?.status).toBe(200);
    expect(await db.taskLabel.count({ where: { labelId: label.id } })).toBe(0);
    expect(await changedTasks()).toEqual([one.id, two.id, three.id]);
  });

  test("S1: 404 for a label of another board or of none, and it stays", async () => {
    const { anna, board } = await aUsedLabel();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const foreign = await aLabel(other);
    await attached(await aTask(await aStage(other)), foreign);

    for (const each of [foreign, { id: 99_999_999_999 }]) {
      const { status, json } = await remove(anna, board, each);
      expect([status, json.message]).toEqual([404, "Label not found"]);
    }

    expect(await db.label.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
    expect(await db.taskLabel.count({ where: { labelId: foreign.id } })).toBe(1);
  });

  test("403 for a viewer and a stranger, and the label stays", async () => {
    const { vera, board, label } = await aUsedLabel();

    for (const caller of [vera, await aUser()]) expect((await remove(caller, board, label)).status).toBe(403);

    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
  });
});
