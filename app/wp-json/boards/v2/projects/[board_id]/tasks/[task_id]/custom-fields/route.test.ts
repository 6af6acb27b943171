import { describe, expect, test } from "vitest";
import { PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/[custom_field_id]/route";
import { GET as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { CustomField, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aField,
  aFieldValue,
  aStage,
  aSubtask,
  aTask,
  aTaskOfAnna,
  atOnce,
  call,
  hasChanged,
  LONG_AGO,
  statusesOf,
  valuesOfField,
} from "@/lib/testing";
import { testRefusals, testProFeature } from "@/lib/testing/contract/refusals";
import { GET, POST } from "./route";

const pathOf = ({ id, boardId }: Task) => ({ board_id: boardId, task_id: id });
const give = (as: User, task: Task, field: Pick<CustomField, "id">, value: unknown) =>
  call(POST, { as, params: pathOf(task), body: { custom_field_id: field.id, value } });

async function aTaskWith(input: Partial<Omit<CustomField, "position">>) {
  const all = await aTaskOfAnna({ updatedAt: LONG_AGO });
  return { ...all, field: await aField(all.board, { title: "Field", ...input }) };
}

describe("GET /projects/:board_id/tasks/:task_id/custom-fields", () => {
  test("returns the values of the task with all their keys, in the order of the fields", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const [task, other] = [await aTask(toDo), await aTask(toDo)];
    const [late, early, empty] = [
      await aField(board, { position: 3 }),
      await aField(board, { position: 1 }),
      await aField(board, { position: 2 }),
    ];
    const value = await aFieldValue(task, late, "Later");
    await aFieldValue(task, early, 1.5);
    await aFieldValue(other, empty, "Not mine");

    const { status, json } = await call(GET, { as: vera, params: pathOf(task) });

    expect(status).toBe(200);
    expect(json.customFields.map(({ foreign_id }: { foreign_id: number }) => foreign_id)).toEqual([early.id, late.id]);
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(json.customFields[1]).toEqual({
      id: value.id,
      object_id: task.id,
      object_type: "task_custom_field",
      foreign_id: late.id,
      settings: { value: "Later" },
      preferences: null,
      created_at: iso,
      updated_at: iso,
    });
    expect(json.customFields[0].settings.value).toBe(1.5);
  });

  test("the task itself returns the same", async () => {
    const { anna, task, field } = await aTaskWith({ type: "multi_select", options: ["A", "B"] });
    await give(anna, task, field, ["A", "B"]);

    const own = (await call(TASK, { as: anna, params: pathOf(task) })).json.task;

    expect(own.task_custom_fields).toHaveLength(1);
    expect(own.task_custom_fields).toEqual((await call(GET, { as: anna, params: pathOf(task) })).json.customFields);
  });
});

describe("POST /projects/:board_id/tasks/:task_id/custom-fields", () => {
  test("sets a value, returns the field, records an activity, and marks the task as changed", async () => {
    const { max, task, field } = await aTaskWith({
      title: "Environment",
      type: "select",
      options: ["Staging", "Production"],
    });

    const { status, json } = await give(
      max,
      task,
      { ...field, id: String(field.id) as unknown as number },
      "Production",
    );

    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(["customField"]);
    expect(json.customField).toMatchObject({
      id: field.id,
      title: "Environment",
      settings: { custom_field_type: "select", select_options: ["Staging", "Production"] },
    });
    expect(await valuesOfField(field)).toEqual({ [task.id]: "Production" });
    expect(await hasChanged(task)).toBe(true);
    expect(await db.notification.count()).toBe(0);
  });

  test.each<[Partial<CustomField>, unknown, unknown]>([
    [{ type: "text" }, "  Some words  ", "Some words"],
    [{ type: "text" }, "two\nlines", "two\nlines"],
    [{ type: "text" }, 7, "7"],
    [{ type: "text" }, "שלום عالم 🎉", "שלום عالم 🎉"],
    [{ type: "text" }, "a < b", "a < b"],
    [{ type: "text" }, "<script>alert(1)</script><b onclick=x>kept</b>", "kept"],
    [{ type: "number" }, "1.5", 1.5],
    [{ type: "number" }, " -3 ", -3],
    [{ type: "number" }, 0, 0],
    [{ type: "checkbox" }, "true", true],
    [{ type: "checkbox" }, true, true],
    [{ type: "checkbox" }, 1, true],
    [{ type: "checkbox" }, "yes", true],
    [{ type: "checkbox" }, "false", false],
    [{ type: "checkbox" }, "whatever", false],
    [{ type: "checkbox" }, "", false],
    [{ type: "checkbox" }, [1], false],
    [{ type: "date" }, "2030-03-01", "2030-03-01 00:00:00"],
    [{ type: "date" }, "2030-03-01 09:30", "2030-03-01 09:30:00"],
    [{ type: "date" }, "2030-03-01T09:30:00+02:00", "2030-03-01 07:30:00"],
    [{ type: "date" }, "Fri Mar 01 2030 09:30:00 GMT+0100 (Central European Standard Time)", "2030-03-01 08:30:00"],
    [{ type: "select", options: ["A", "7"] }, " A ", "A"],
    [{ type: "select", options: ["A", "7"] }, 7, "7"],
    [{ type: "select", options: ["A", "7"] }, ["A"], "A"],
    [{ type: "multi_select", options: ["A", "B", "C"] }, ["C", "A", "A"], ["A", "C"]],
    [{ type: "multi_select", options: ["A", "B", "C"] }, "B", ["B"]],
  ])("%j reads %j as %j", async (input, value, expected) => {
    const { anna, task, field } = await aTaskWith(input);

    expect((await give(anna, task, field, value)).status).toBe(200);

    expect(await valuesOfField(field)).toEqual({ [task.id]: expected });
  });

  test.each<[Partial<CustomField>, string | number | string[], unknown]>([
    [{ type: "text" }, "x", ""],
    [{ type: "text" }, "x", "   "],
    [{ type: "text" }, "x", null],
    [{ type: "number" }, 1, ""],
    [{ type: "number" }, 1, null],
    [{ type: "date" }, "2030-03-01 00:00:00", ""],
    [{ type: "date" }, "2030-03-01 00:00:00", "none"],
    [{ type: "select", options: ["A"] }, "A", ""],
    [{ type: "multi_select", options: ["A"] }, ["A"], []],
    [{ type: "multi_select", options: ["A"] }, ["A"], ""],
    [{ type: "multi_select", options: ["A"] }, ["A"], [""]],
  ])("%j: %j is cleared by %j, with an activity", async (input, before, value) => {
    const { anna, task, field } = await aTaskWith(input);
    await aFieldValue(task, field, before);

    expect((await give(anna, task, field, value)).status).toBe(200);

    expect(await valuesOfField(field)).toEqual({});
    expect(await db.activity.findMany()).toMatchObject([
      { taskId: task.id, newValue: null, settings: { is_new: false } },
    ]);
  });

  test.each<[Partial<CustomField>, unknown]>([
    [{ type: "text" }, ["x"]],
    [{ type: "text" }, { a: 1 }],
    [{ type: "text" }, true],
    [{ type: "text" }, "ü".repeat(65_536)],
    [{ type: "number" }, "many"],
    [{ type: "number" }, "1,5"],
    [{ type: "number" }, "1e999"],
    [{ type: "number" }, "9".repeat(400)],
    [{ type: "number" }, [1]],
    [{ type: "number" }, true],
    [{ type: "date" }, "tomorrow"],
    [{ type: "date" }, "2030-02-30"],
    [{ type: "date" }, 7],
    [{ type: "select", options: ["A"] }, "B"],
    [{ type: "select", options: ["A"] }, "a"],
    [{ type: "select", options: ["A", "B"] }, ["A", "B"]],
    [{ type: "select", options: ["A"] }, { 0: "A" }],
    [{ type: "multi_select", options: ["A"] }, ["A", "B"]],
    [{ type: "multi_select", options: ["A"] }, [["A"]]],
    [{ type: "text" }, undefined],
    [{ type: "checkbox" }, undefined],
  ])("answers 400: %j does not accept %j, and nothing changes", async (input, value) => {
    const { anna, task, field } = await aTaskWith(input);

    const { status, json } = await give(anna, task, field, value);

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["value"]]);
    expect([await db.customFieldValue.count(), await db.activity.count()]).toEqual([0, 0]);
  });

  test("accepts the longest text", async () => {
    const { anna, task, field } = await aTaskWith({ type: "text" });

    expect((await give(anna, task, field, "ü".repeat(65_535))).status).toBe(200);

    expect((await valuesOfField(field))[task.id]).toHaveLength(65_535);
  });

  test.each<[Partial<CustomField>, string | number | boolean | string[], unknown, string, string]>([
    [{ type: "number" }, 1, "2.5", "1", "2.5"],
    [{ type: "checkbox" }, true, "false", "true", "false"],
    [{ type: "date" }, "2030-03-01 00:00:00", "2030-03-02 10:00", "March 1, 2030", "March 2, 2030, 10:00 am"],
    [{ type: "multi_select", options: ["A", "B"] }, ["A"], ["A", "B"], "A", "A, B"],
  ])("the activity of %j has the old and the new value", async (input, before, value, oldValue, newValue) => {
    const { anna, task, field } = await aTaskWith(input);
    await aFieldValue(task, field, before);

    await give(anna, task, field, value);

    expect(await db.activity.findMany()).toMatchObject([{ oldValue, newValue, settings: { is_new: false } }]);
  });

  test("the same value again changes nothing, also in eight requests at once", async () => {
    const { anna, task, field } = await aTaskWith({ type: "multi_select", options: ["A", "B"] });

    const answers = await atOnce(8, (at) => give(anna, task, field, at % 2 ? ["A", "B"] : ["B", "A"]));

    expect(statusesOf(answers)).toEqual(Array(8).fill(200));
    expect([await db.customFieldValue.count(), await db.activity.count()]).toEqual([1, 1]);
  });

  test("accepts a subtask and an archived task", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const field = await aField(board);
    const [subtask, archived] = [await aSubtask(await aTask(toDo)), await aTask(toDo, { archivedAt: new Date() })];

    for (const task of [subtask, archived]) await give(anna, task, field, "x");

    expect(await valuesOfField(field)).toEqual({ [subtask.id]: "x", [archived.id]: "x" });
  });

  test("S1 S3: answers 404 for a field or a task that is unknown or of another board, and writes nothing", async () => {
    const { anna, board, task, field } = await aTaskWith({});
    const other = await aBoard({ members: [[anna, "manager"]] });
    const [foreignTask, foreignField] = [await aTask(await aStage(other)), await aField(other)];
    const answered = async (taskId: number, fieldId: unknown) => {
      const { status, json } = await call(POST, {
        as: anna,
        params: { board_id: board.id, task_id: taskId },
        body: { custom_field_id: fieldId, value: "x" },
      });
      return [status, json.message];
    };

    expect(await answered(task.id, foreignField.id)).toEqual([404, "Custom field not found"]);
    expect(await answered(task.id, 99_999_999_999)).toEqual([404, "Custom field not found"]);
    expect(await answered(foreignTask.id, field.id)).toEqual([404, "Task not found"]);
    expect(await answered(task.id, undefined)).toEqual([400, "Invalid parameter(s): custom_field_id"]);
    expect([await db.customFieldValue.count(), await db.activity.count()]).toEqual([0, 0]);
  });

  test("leaves no task with an option that is removed meanwhile", async () => {
    const { anna, toDo, board } = await aBoardOfAnna();
    const field = await aField(board, { type: "select", options: ["A", "B"] });
    const tasks = await Promise.all([1, 2, 3, 4, 5, 6].map((position) => aTask(toDo, { position })));

    const answers = await Promise.all([
      ...tasks.map((task) => give(anna, task, field, "A")),
      call(PUT, {
        as: anna,
        params: { board_id: board.id, custom_field_id: field.id },
        body: { customField: { title: "Field", options: ["B"] } },
      }),
    ]);

    expect(statusesOf(answers).filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await valuesOfField(field)).toEqual({});
  });

  testRefusals(GET, POST);
  testProFeature(GET, POST);
});

describe("expected_value", () => {
  test("of a field that has the wished value already, as after an answer that was lost, is no matter", async () => {
    const { anna, task, field } = await aTaskWith({});
    const body = { custom_field_id: field.id, value: "Mine", expected_value: null };
    const fill = () => call(POST, { as: anna, params: pathOf(task), body });

    expect([(await fill()).status, (await fill()).status]).toEqual([200, 200]);
    expect(await db.activity.count()).toBe(1);
  });

  test("of a field that somebody else has filled answers 409 with its value and who filled it", async () => {
    const { anna, max, task, field } = await aTaskWith({});
    await give(max, task, field, "By Max");
    const fill = (expected_value: unknown) =>
      call(POST, {
        as: anna,
        params: pathOf(task),
        body: { custom_field_id: field.id, value: "Mine", expected_value },
      });

    const { status, json } = await fill(null);

    expect([status, json.code, json.data.current, json.data.changed_by]).toEqual([
      409,
      "rest_conflict",
      "By Max",
      { ID: max.id, display_name: max.displayName },
    ]);
    expect(await valuesOfField(field)).toEqual({ [task.id]: "By Max" });
    expect((await fill("By Max")).status).toBe(200);
  });
});
