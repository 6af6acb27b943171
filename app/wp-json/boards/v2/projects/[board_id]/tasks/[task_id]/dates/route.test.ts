import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  activityLines,
  addWatchers,
  aSubtask,
  aTask,
  aTaskOfAnna,
  call,
  countersOf,
  hasChanged,
  idsOf,
  LONG_AGO,
  notificationLines,
  recounted,
  storedTask,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
beforeEach(async () => {
  fixture = await aTaskOfAnna({ updatedAt: LONG_AGO });
  await addWatchers(fixture.task, fixture.anna, fixture.max);
});

const set = (body: object, task_id = fixture.task.id) =>
  call(POST, { as: fixture.anna, params: { ...fixture.params, task_id }, body });

describe("POST /projects/:board_id/tasks/:task_id/dates", () => {
  test("changes all dates at once, with an activity and a notification for each", async () => {
    const other = await aTask(fixture.toDo);

    const { status, json } = await set({
      started_at: "2031-02-01 08:00:00",
      due_at: "2031-03-01 10:00:00",
      reminder_type: "1_day_before",
    });

    expect([status, json.message]).toEqual([200, "Dates have been updated"]);
    expect(json.task).toMatchObject({
      id: fixture.task.id,
      started_at: "2031-02-01 08:00:00",
      due_at: "2031-03-01 10:00:00",
      reminder_type: "1_day_before",
      remind_at: "2031-02-28 10:00:00",
      isUpcoming: true,
    });
    expect(idsOf(json.updatedTasks)).toEqual([fixture.task.id, other.id]);
    expect(await activityLines()).toEqual([
      ["added", "Due Date", null, "March 1, 2031, 10:00 am"],
      ["added", "Start Date", null, "February 1, 2031"],
      ["added", "reminder", null, "1 day before"],
    ]);
    expect(await notificationLines()).toEqual([
      ["task_due_date_changed", "March 1, 2031, 10:00 am", [fixture.max.id]],
      ["task_start_date_changed", "February 1, 2031, 8:00 am", [fixture.max.id]],
    ]);
    expect(await hasChanged(fixture.task)).toBe(true);
  });

  test.each([
    [
      { due_at: "2031-05-01" },
      {
        started_at: "2031-02-01 00:00:00",
        due_at: "2031-05-01 00:00:00",
        reminder_type: "1_hour_before",
        remind_at: "2031-04-30 23:00:00",
      },
    ],
    [
      { due_at: null },
      { started_at: "2031-02-01 00:00:00", due_at: null, reminder_type: "1_hour_before", remind_at: null },
    ],
    [
      { started_at: "2031-02-20 09:30" },
      { started_at: "2031-02-20 09:30:00", due_at: "2031-03-01 10:00:00", remind_at: "2031-03-01 09:00:00" },
    ],
    [{ started_at: "0000-00-00 00:00:00" }, { started_at: null, due_at: "2031-03-01 10:00:00" }],
    [{ started_at: "2031-04-01 09:00:00" }, { started_at: "2031-03-01 00:00:00", due_at: "2031-03-01 10:00:00" }],
    [
      { due_at: "2031-01-15T12:00:00+02:00" },
      { started_at: "2031-01-15 00:00:00", due_at: "2031-01-15 10:00:00", remind_at: "2031-01-15 09:00:00" },
    ],
    [
      { due_at: "Sat Mar 15 2031 12:00:00 GMT+0200 (CEST)", started_at: "2031-03-01T23:30:00-01:00" },
      { started_at: "2031-03-02 00:30:00", due_at: "2031-03-15 10:00:00", remind_at: "2031-03-15 09:00:00" },
    ],
    [
      { started_at: "2031-09-01", due_at: "2031-08-01" },
      { started_at: "2031-08-01 00:00:00", due_at: "2031-08-01 00:00:00" },
    ],
    [
      { reminder_type: "1_week_before" },
      { due_at: "2031-03-01 10:00:00", reminder_type: "1_week_before", remind_at: "2031-02-22 10:00:00" },
    ],
    [{ reminder_type: "none" }, { reminder_type: "none", remind_at: null }],
    [{ reminder_type: "someday" }, { reminder_type: null, remind_at: null }],
    [{ remind_at: "2031-02-02 12:00:00" }, { reminder_type: "custom", remind_at: "2031-02-02 12:00:00" }],
    [{ remind_at: null }, { reminder_type: "none", remind_at: null }],
    [
      { reminder_type: "2_hours_before", remind_at: "2031-02-02 12:00:00" },
      { reminder_type: "2_hours_before", remind_at: "2031-03-01 08:00:00" },
    ],
    [
      { due_at: null, reminder_type: "none", remind_at: "2031-02-02 12:00:00" },
      { due_at: null, reminder_type: "none", remind_at: "2031-02-02 12:00:00" },
    ],
    [
      { due_at: "2031-05-01 10:00:00", reminder_type: "30_minutes_before" },
      { reminder_type: "30_minutes_before", remind_at: "2031-05-01 09:30:00" },
    ],
    [
      {},
      {
        started_at: "2031-02-01 00:00:00",
        due_at: "2031-03-01 10:00:00",
        reminder_type: "1_hour_before",
        remind_at: "2031-03-01 09:00:00",
      },
    ],
  ])("%j on top of a start, a due date and a reminder gives %j", async (body, expected) => {
    await set({ started_at: "2031-02-01", due_at: "2031-03-01 10:00:00", reminder_type: "1_hour_before" });

    const { status, json } = await set(body);

    expect(status).toBe(200);
    expect(json.task).toMatchObject(expected);
  });

  test.each([
    [{ started_at: "2031-03-10 09:00:00", due_at: "2031-03-10" }, { started_at: "2031-03-10 09:00:00" }],
    [{ started_at: "2031-04-01 09:00:00" }, { started_at: "2031-04-01 09:00:00", due_at: "2031-03-01 10:00:00" }],
    [{ due_at: "2031-01-15" }, { started_at: "2031-02-01 00:00:00", due_at: "2031-01-15 00:00:00" }],
  ])("%j keeps a start after the due date with `exact`", async (body, expected) => {
    await set({ started_at: "2031-02-01", due_at: "2031-03-01 10:00:00" });

    expect((await set({ ...body, exact: true })).json.task).toMatchObject(expected);
  });

  test("keeps the dates when neither start nor due date is sent", async () => {
    await db.task.update({
      where: { id: fixture.task.id },
      data: { startedAt: new Date("2031-05-01T00:00:00Z"), dueAt: new Date("2031-03-01T00:00:00Z") },
    });

    expect((await set({ reminder_type: "1_day_before" })).json.task).toMatchObject({
      started_at: "2031-05-01 00:00:00",
      due_at: "2031-03-01 00:00:00",
      remind_at: "2031-02-28 00:00:00",
    });
    expect(await activityLines()).toEqual([["added", "reminder", null, "1 day before"]]);
  });

  test("a new due date reopens a closed task; the same one and none do not", async () => {
    await set({ due_at: "2031-03-01" });
    const close = () =>
      db.task.update({ where: { id: fixture.task.id }, data: { status: "closed", lastCompletedAt: LONG_AGO } });
    await close();
    await db.board.update({ where: { id: fixture.board.id }, data: { completedTasksCount: 1 } });

    for (const due_at of ["2031-03-01", null]) expect((await set({ due_at })).json.task.status).toBe("closed");
    expect((await set({ due_at: "2031-04-01" })).json.task).toMatchObject({ status: "open", last_completed_at: null });

    expect((await activityLines()).at(-1)).toEqual(["reopened", "task", expect.any(String), null]);
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
  });

  test("unchanged dates record no activity and notify nobody", async () => {
    await set({ started_at: "2031-02-01", due_at: "2031-03-01" });
    const before = [await activityLines(), await notificationLines()];

    await set({ started_at: "2031-02-01 00:00:00", due_at: "2031-03-01T00:00:00Z", reminder_type: "none" });

    expect([await activityLines(), await notificationLines()]).toEqual(before);
  });

  test("a new date is reminded of again", async () => {
    await db.task.update({
      where: { id: fixture.task.id },
      data: {
        dueAt: new Date("2031-03-01T10:00:00Z"),
        reminderType: "h1",
        remindAt: new Date("2031-03-01T09:00:00Z"),
        remindedAt: LONG_AGO,
      },
    });

    await set({ started_at: "2031-01-01" });
    expect((await storedTask(fixture.task)).remindedAt).toEqual(LONG_AGO);

    await set({ due_at: "2031-03-02" });
    expect((await storedTask(fixture.task)).remindedAt).toBeNull();
  });

  test("a subtask has no start", async () => {
    const subtask = await aSubtask(fixture.task);

    const { json } = await set(
      { started_at: "2031-02-01", due_at: "2031-01-01", reminder_type: "1_day_before" },
      subtask.id,
    );

    expect(json.task).toMatchObject({
      id: subtask.id,
      started_at: null,
      due_at: "2031-01-01 00:00:00",
      remind_at: "2030-12-31 00:00:00",
    });
  });

  test("answers 409 when one of the dates is another one than expected, and none changes", async () => {
    await set({ started_at: "2031-02-01", due_at: "2031-03-01 10:00:00" });
    const before = await storedTask(fixture.task);
    const dates = { started_at: "2031-05-01", due_at: "2031-05-02" };

    const stale = await set({ ...dates, expected_started_at: "2031-02-01", expected_due_at: null });
    expect([stale.status, stale.json.data]).toMatchObject([
      409,
      { current: "2031-03-01 10:00:00", changed_by: { ID: fixture.anna.id } },
    ]);
    const other = await set({ ...dates, expected_started_at: null, expected_due_at: "2031-03-01 10:00:00" });
    expect([other.status, other.json.data.current]).toEqual([409, "2031-02-01 00:00:00"]);
    expect(await storedTask(fixture.task)).toEqual(before);

    const expected = { expected_started_at: "2031-02-01", expected_due_at: "2031-03-01 10:00:00" };
    // A request whose response was lost comes again.
    expect((await set({ ...dates, ...expected })).status).toBe(200);
    expect((await set({ ...dates, ...expected })).status).toBe(200);
  });

  test.each([
    ["exact", "perhaps"],
    ["expected_started_at", "tomorrow"],
    ["expected_due_at", "2031-02-31"],
    ["started_at", "tomorrow"],
    ["due_at", "2031-02-31"],
    ["due_at", 1_900_000_000],
    ["due_at", ["2031-01-01"]],
    ["remind_at", "0001-01-01"],
  ])("answers 400 for %s %o, and no date changes", async (name, value) => {
    const { status, json } = await set({ due_at: "2031-01-01", started_at: "2031-01-01", [name]: value });

    expect([status, Object.keys(json.data.params)]).toEqual([400, [name]]);
    expect([await storedTask(fixture.task), await db.activity.count()]).toEqual([fixture.task, 0]);
  });

  testRefusals(POST);
});
