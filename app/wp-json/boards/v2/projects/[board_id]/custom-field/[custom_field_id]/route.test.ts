import { describe, expect, test } from "vitest";
import type { CustomField, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aField,
  aFieldValue,
  ageBoardsByAnHour,
  aTask,
  changedTasks,
  expectOnlyActivity,
  fieldTitles,
  inFreeTier,
  onRecord,
  statusesAtOnce,
  statusesOf,
  storedBoard,
  valuesOfField,
} from "@/lib/testing";
import { DELETE, PUT } from "./route";

const update = onRecord(PUT, "custom_field_id");
const change = (as: User, field: CustomField, customField: object) => update(as, field, { customField });
const remove = onRecord(DELETE, "custom_field_id");

async function aChosenField(type: "select" | "multi_select" = "select") {
  const all = await aBoardOfAnna();
  const field = await aField(all.board, {
    title: "Environment",
    slug: "environment",
    type,
    options: ["Staging", "Production", "Local"],
  });
  return { ...all, field };
}

describe("PUT /projects/:board_id/custom-field/:custom_field_id", () => {
  test("renames a field, keeps its slug, records an activity, and marks the board as changed", async () => {
    const { max, board, field } = await aChosenField();
    await ageBoardsByAnHour();

    const { status, json } = await change(max, field, { title: "Where", type: "select" });

    expect([status, json.message]).toEqual([200, "Custom field has been updated successfully"]);
    expect(json.customField).toMatchObject({
      id: field.id,
      title: "Where",
      slug: "environment",
      settings: { custom_field_type: "select", select_options: field.options },
    });
    await expectOnlyActivity(board, max, {
      action: "updated",
      column: "custom field",
      oldValue: "Environment",
      newValue: "Where",
    });
    expect(Date.now() - (await storedBoard(board)).updatedAt.getTime()).toBeLessThan(60_000);
  });

  test("records no activity when nothing would change", async () => {
    const { anna, field } = await aChosenField();

    const { status } = await change(anna, field, { title: "Environment", type: "select", options: field.options });

    expect(status).toBe(200);
    expect(await db.activity.count()).toBe(0);
  });

  test("removing an option removes its values, and their tasks count as changed; others keep theirs", async () => {
    const { anna, toDo, field } = await aChosenField();
    const [one, two] = [await aTask(toDo), await aTask(toDo)];
    await aFieldValue(one, field, "Staging");
    await aFieldValue(two, field, "Production");
    await ageBoardsByAnHour();

    const { json } = await change(anna, field, { title: "Environment", options: ["Production", "Test"] });

    expect(json.customField.settings.select_options).toEqual(["Production", "Test"]);
    expect(await valuesOfField(field)).toEqual({ [two.id]: "Production" });
    expect(await changedTasks()).toEqual([one.id]);
  });

  test("a multiple choice keeps the options that still exist", async () => {
    const { anna, toDo, field } = await aChosenField("multi_select");
    const [one, two] = [await aTask(toDo), await aTask(toDo)];
    await aFieldValue(one, field, ["Staging", "Production", "Local"]);
    await aFieldValue(two, field, ["Staging"]);

    await change(anna, field, { title: "Environment", type: "multi-select", options: ["Local", "Production"] });

    expect(await valuesOfField(field)).toEqual({ [one.id]: ["Local", "Production"] });
  });

  test("chosen values follow the order of the options, also a new one; tasks whose value stays don't change", async () => {
    const { anna, toDo, field } = await aChosenField("multi_select");
    const [one, two, three] = [await aTask(toDo), await aTask(toDo), await aTask(toDo)];
    await aFieldValue(one, field, ["Staging", "Production"]);
    await aFieldValue(two, field, ["Production"]);
    await aFieldValue(three, field, ["Staging", "Production"]);
    await ageBoardsByAnHour();

    await change(anna, field, { title: "Environment", options: ["Local", "Production", "Staging"] });
    await change(anna, field, { title: "Environment", options: ["Local", "Production", "Test", "Staging"] });

    expect(await valuesOfField(field)).toEqual({
      [one.id]: ["Production", "Staging"],
      [two.id]: ["Production"],
      [three.id]: ["Production", "Staging"],
    });
    expect(await changedTasks()).toEqual([one.id, three.id]);
  });

  test("a value that only looks like a removed option in another field stays", async () => {
    const { anna, board, toDo, field } = await aChosenField();
    const [task, other] = [await aTask(toDo), await aField(board)];
    await aFieldValue(task, other, "Staging");

    await change(anna, field, { title: "Environment", options: ["Local"] });

    expect(await valuesOfField(other)).toEqual({ [task.id]: "Staging" });
  });

  test.each([
    ["another type", { title: "Environment", type: "text" }, "The type of a custom field cannot be changed"],
    ["no option left", { title: "Environment", options: [] }, "Invalid parameter(s): options"],
    ["no title", { type: "select" }, "Invalid parameter(s): title"],
    [
      "the title of another field of the type",
      { title: "TAKEN" },
      "Custom Field with that title and type already exists",
    ],
  ])("answers 400 for %s, and the field stays", async (_, input, message) => {
    const { anna, board, field } = await aChosenField();
    await aField(board, { title: "Taken", type: "select", options: ["A"] });

    const { status, json } = await change(anna, field, input);

    expect([status, json.message]).toEqual([400, message]);
    expect(await db.customField.findUniqueOrThrow({ where: { id: field.id } })).toEqual(field);
    expect(await db.activity.count()).toBe(0);
  });

  test("a field without options ignores them", async () => {
    const { anna, board } = await aBoardOfAnna();
    const field = await aField(board, { type: "number" });

    const { status, json } = await change(anna, field, { title: "Points", options: ["A"] });

    expect([status, json.customField.settings]).toEqual([200, { custom_field_type: "number" }]);
  });

  test("of eight requests at once with one title, one succeeds", async () => {
    const { anna, board } = await aBoardOfAnna();
    const fields = await Promise.all(Array.from({ length: 8 }, (_, at) => aField(board, { position: at + 1 })));

    const answers = await Promise.all(fields.map((field) => change(anna, field, { title: "Wanted" })));

    expect(statusesOf(answers).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect((await fieldTitles(board.id)).filter((title) => title === "Wanted")).toHaveLength(1);
  });

  test("answers 404 for a field of another board (S1), 403 for a viewer and in the free tier", async () => {
    const { anna, vera, board, field } = await aChosenField();
    const foreign = await aField(await aBoard());

    const { status, json } = await change(anna, { ...foreign, boardId: board.id }, { title: "Mine" });

    expect([status, json.message]).toEqual([404, "Custom field not found"]);
    expect((await change(vera, field, { title: "Mine" })).status).toBe(403);
    expect((await inFreeTier(() => change(anna, field, { title: "Mine" }))).status).toBe(403);
  });
});

describe("DELETE /projects/:board_id/custom-field/:custom_field_id", () => {
  test("deletes a field with its values on every task, which count as changed, and records an activity", async () => {
    const { max, board, toDo, field } = await aChosenField();
    const [one, two] = [await aTask(toDo), await aTask(toDo)];
    const other = await aField(board);
    await aFieldValue(one, field, "Staging");
    await aFieldValue(two, other, "stays");
    await ageBoardsByAnHour();

    const { status, json } = await remove(max, field);

    expect([status, json]).toEqual([200, { message: "Custom field has been deleted successfully" }]);
    expect(await db.customFieldValue.findMany()).toMatchObject([{ taskId: two.id, customFieldId: other.id }]);
    expect(await fieldTitles(board.id)).toEqual([other.title]);
    expect(await changedTasks()).toEqual([one.id]);
    await expectOnlyActivity(board, max, { action: "deleted", column: "custom field", oldValue: "Environment" });
  });

  test("of two requests at once one deletes it, and the other answers 404", async () => {
    const { anna, field } = await aChosenField();

    expect(await statusesAtOnce(2, () => remove(anna, field))).toEqual([200, 404]);
    expect(await db.activity.count()).toBe(1);
  });

  test("answers 403 for a viewer", async () => {
    const { vera, field } = await aChosenField();

    expect((await remove(vera, field)).status).toBe(403);
  });
});
