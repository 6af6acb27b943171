import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

let given: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo, { updatedAt: LONG_AGO });
  await db.taskWatcher.createMany({
    data: [people.anna, people.max].map(({ id }) => ({ taskId: task.id, userId: id })),
  });
  given = { ...people, task };
});

const set = (body: object, task: Pick<Task, "id"> = given.task, as: User = given.anna) =>
  call(POST, { as, params: { board_id: given.board.id, task_id: task.id }, body });
const lines = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, oldValue, newValue }) => [
    action,
    column,
    oldValue,
    newValue,
  ]);
const told = async () =>
  (await db.notification.findMany({ orderBy: { id: "asc" }, include: { recipients: true } })).map(
    ({ kind, description, recipients }) => [kind, description, recipients.map(({ userId }) => userId)],
  );
const stored = () => db.task.findUniqueOrThrow({ where: { id: given.task.id } });

describe("POST /projects/:board_id/tasks/:task_id/dates", () => {
  test("changes all dates at once, with a line and a word for each", async () => {
    const other = await aTask(given.toDo);

    const { status, json } = await set({
      started_at: "2031-02-01 08:00:00",
      due_at: "2031-03-01 10:00:00",
      reminder_type: "1_day_before",
    });

    expect([status, json.message]).toEqual([200, "Dates have been updated"]);
    expect(json.task).toMatchObject({
      id: given.task.id,
      started_at: "2031-02-01 08:00:00",
      due_at: "2031-03-01 10:00:00",
      reminder_type: "1_day_before",
      remind_at: "2031-02-28 10:00:00",
      isUpcoming: true,
    });
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([given.task.id, other.id]);
    expect(await lines()).toEqual([
      ["added", "Due Date", null, "March 1, 2031, 10:00 am"],
      ["added", "Start Date", null, "February 1, 2031"],
      ["added", "reminder", null, "1 day before"],
    ]);
    expect(await told()).toEqual([
      ["task_due_date_changed", "March 1, 2031, 10:00 am", [given.max.id]],
      ["task_start_date_changed", "February 1, 2031, 8:00 am", [given.max.id]],
    ]);
    expect((await stored()).updatedAt.getTime()).toBeGreaterThan(LONG_AGO.getTime());
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
    [{ due_at: "" }, { due_at: null, remind_at: null }],
    [{ due_at: "none" }, { due_at: null, remind_at: null }],
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

  test("takes them from a form and the query as well", async () => {
    const params = { board_id: given.board.id, task_id: given.task.id };

    const byForm = await call(POST, {
      as: given.anna,
      params,
      body: "due_at=2031-03-01&reminder_type=1_day_before",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const byQuery = await call(POST, { as: given.anna, params, query: { started_at: "2031-01-01" } });

    expect([byForm.json.task.remind_at, byQuery.json.task.started_at, byQuery.json.task.due_at]).toEqual([
      "2031-02-28 00:00:00",
      "2031-01-01 00:00:00",
      "2031-03-01 00:00:00",
    ]);
  });

  test("what stood before stays when neither start nor due date is sent", async () => {
    await db.task.update({
      where: { id: given.task.id },
      data: { startedAt: new Date("2031-05-01T00:00:00Z"), dueAt: new Date("2031-03-01T00:00:00Z") },
    });

    expect((await set({ reminder_type: "1_day_before" })).json.task).toMatchObject({
      started_at: "2031-05-01 00:00:00",
      due_at: "2031-03-01 00:00:00",
      remind_at: "2031-02-28 00:00:00",
    });
    expect(await lines()).toEqual([["added", "reminder", null, "1 day before"]]);
  });

  test("a new due date reopens a closed task; the same one and none do not", async () => {
    await set({ due_at: "2031-03-01" });
    const close = () =>
      db.task.update({ where: { id: given.task.id }, data: { status: "closed", lastCompletedAt: LONG_AGO } });
    await close();
    await db.board.update({ where: { id: given.board.id }, data: { completedTasksCount: 1 } });

    for (const due_at of ["2031-03-01", null]) expect((await set({ due_at })).json.task.status).toBe("closed");
    expect((await set({ due_at: "2031-04-01" })).json.task).toMatchObject({ status: "open", last_completed_at: null });

    expect((await lines()).at(-1)).toEqual(["reopened", "task", expect.any(String), null]);
    expect(await countersOf(given.board)).toEqual(await recounted(given.board));
  });

  test("what is so already writes no line and tells nobody", async () => {
    await set({ started_at: "2031-02-01", due_at: "2031-03-01" });
    const before = [await lines(), await told()];

    await set({ started_at: "2031-02-01 00:00:00", due_at: "2031-03-01T00:00:00Z", reminder_type: "none" });

    expect([await lines(), await told()]).toEqual(before);
  });

  test("another moment is reminded of anew", async () => {
    await db.task.update({
      where: { id: given.task.id },
      data: {
        dueAt: new Date("2031-03-01T10:00:00Z"),
        reminderType: "h1",
        remindAt: new Date("2031-03-01T09:00:00Z"),
        remindedAt: LONG_AGO,
      },
    });

    await set({ started_at: "2031-01-01" });
    expect((await stored()).remindedAt).toEqual(LONG_AGO);

    await set({ due_at: "2031-03-02" });
    expect((await stored()).remindedAt).toBeNull();
  });

  test("a subtask has no start", async () => {
    const subtask = await aSubtask(given.task);

    const { json } = await set(
      { started_at: "2031-02-01", due_at: "2031-01-01", reminder_type: "1_day_before" },
      subtask,
    );

    expect(json.task).toMatchObject({
      id: subtask.id,
      started_at: null,
      due_at: "2031-01-01 00:00:00",
      remind_at: "2030-12-31 00:00:00",
    });
  });

  test.each([
    ["started_at", "tomorrow"],
    ["due_at", "2031-02-31"],
    ["due_at", 1_900_000_000],
    ["due_at", ["2031-01-01"]],
    ["remind_at", "0001-01-01"],
  ])("400 for %s %o, and no date changes", async (name, value) => {
    const { status, json } = await set({ due_at: "2031-01-01", started_at: "2031-01-01", [name]: value });

    expect([status, Object.keys(json.data.params)]).toEqual([400, [name]]);
    expect([await stored(), await db.activity.count()]).toEqual([given.task, 0]);
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and no date changes", async () => {
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const caller of [given.vera, await aUser()])
      expect((await set({ due_at: "2031-01-01" }, given.task, caller)).status).toBe(403);
    expect((await set({ due_at: "2031-01-01" }, foreign)).json).toMatchObject({
      code: "rest_not_found",
      message: "Task not found",
    });
    expect(await db.task.count({ where: { dueAt: { not: null } } })).toBe(0);
  });
});
