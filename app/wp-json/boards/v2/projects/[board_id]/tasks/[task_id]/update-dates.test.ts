import { beforeEach, describe, expect, test } from "vitest";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { aTaskOfAnna, call, countersOf, recounted, storedTask } from "@/lib/testing";
import { db } from "@/lib/db";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
const at = (text: string) => new Date(`${text}Z`);
beforeEach(async () => {
  fixture = await aTaskOfAnna({
    dueAt: at("2031-03-10T12:00:00"),
    reminderType: "h1",
    remindAt: at("2031-03-10T11:00:00"),
    remindedAt: at("2031-03-10T11:00:05"),
  });
});

const set = (property: string, value: unknown) =>
  call(PUT, { as: fixture.anna, params: fixture.params, body: { property, value } });

describe("a task's reminder", () => {
  test.each([
    ["due_at", "2031-03-11 12:00:00", "1_hour_before", "2031-03-11 11:00:00"],
    ["due_at", null, "1_hour_before", null],
    ["reminder_type", "1_week_before", "1_week_before", "2031-03-03 12:00:00"],
    ["reminder_type", "none", "none", null],
    ["remind_at", "2031-01-01 09:00:00", "custom", "2031-01-01 09:00:00"],
    ["remind_at", "", "none", null],
  ])("with %s %o is %s at %s, and still to be sent", async (property, value, reminder_type, remind_at) => {
    const { status, json } = await set(property, value);

    expect([status, json.task.reminder_type, json.task.remind_at]).toEqual([200, reminder_type, remind_at]);
    expect((await storedTask(fixture.task)).remindedAt).toBeNull();
  });

  test.each([
    ["title", "New"],
    ["started_at", "2031-01-01"],
    ["status", "closed"],
    ["reminder_type", "1_hour_before"],
    ["due_at", "2031-03-10T12:00:00Z"],
  ])("is not sent again after %s %o", async (property, value) => {
    await set(property, value);

    expect(await storedTask(fixture.task)).toMatchObject({
      reminderType: "h1",
      remindAt: fixture.task.remindAt,
      remindedAt: fixture.task.remindedAt,
    });
  });

  test.each([
    [{ due_at: "2031-03-10 12:00:00", reminder_type: "2_days_before" }, "2_days_before", "2031-03-08 12:00:00"],
    [
      { due_at: "2031-03-10 12:00:00", reminder_type: "30_minutes_before", remind_at: "2031-01-01" },
      "30_minutes_before",
      "2031-03-10 11:30:00",
    ],
    [{ due_at: "2031-03-10", remind_at: "2031-03-09 18:00:00" }, "none", "2031-03-09 18:00:00"],
    [{ due_at: "2031-03-10" }, "none", null],
  ])("of a new task with %j is %s at %s", async (fields, reminder_type, remind_at) => {
    const { anna, board, toDo } = fixture;

    const { status, json } = await call(CREATE, {
      as: anna,
      params: { board_id: board.id },
      body: { task: { title: "New", board_id: board.id, stage_id: toDo.id, ...fields } },
    });

    expect([status, json.task.reminder_type, json.task.remind_at]).toEqual([201, reminder_type, remind_at]);
  });
});

const CLEARED = [null, "", " ", "none", "None", "null", "0000-00-00", "0000-00-00 00:00:00"];

describe("PUT /projects/:board_id/tasks/:task_id reads a cleared date", () => {
  test.each([...CLEARED, false, "false", 0, "0"].map((value) => [value]))(
    "archived_at %o restores, and archives nothing",
    async (value) => {
      const untouched = await set("archived_at", value);
      expect([untouched.json.task.archived_at, await db.activity.count()]).toEqual([null, 0]);

      await set("archived_at", "2031-01-01");
      const restored = await set("archived_at", value);

      expect([restored.status, restored.json.task.archived_at]).toEqual([200, null]);
      expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
    },
  );

  test("archived_at archives for any other value", async () => {
    for (const value of ["now", true, "true", 1, "yes", "2031-01-01", "2031-02-31"]) {
      expect((await set("archived_at", value)).json.task.archived_at, String(value)).not.toBeNull();
      expect((await set("archived_at", null)).json.task.archived_at).toBeNull();
    }
  });

  test.each(["due_at", "started_at", "remind_at"])("%s is cleared by every spelling", async (property) => {
    for (const value of CLEARED) {
      expect((await set(property, "2031-01-01")).json.task[property]).not.toBeNull();
      const { status, json } = await set(property, value);
      expect([status, json.task[property]], JSON.stringify(value)).toEqual([200, null]);
    }
  });
});
