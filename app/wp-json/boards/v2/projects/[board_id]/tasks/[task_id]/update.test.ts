import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  activityLines,
  addWatchers,
  aStage,
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
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
beforeEach(async () => {
  fixture = await aTaskOfAnna({ title: "Old", updatedAt: LONG_AGO });
  await addWatchers(fixture.task, fixture.anna, fixture.max);
});

const set = (property: string, value: unknown, task_id = fixture.task.id) =>
  call(PUT, { as: fixture.anna, params: { ...fixture.params, task_id }, body: { property, value } });

describe("PUT /projects/:board_id/tasks/:task_id", () => {
  test("returns the task with its board, and what else changed recently", async () => {
    const other = await aTask(fixture.toDo);

    const { status, json } = await set("title", "New");

    expect([status, json.message]).toEqual([200, "Task has been updated"]);
    expect(json.task).toMatchObject({
      id: fixture.task.id,
      title: "New",
      slug: fixture.task.slug,
      board: { id: fixture.board.id, isUserOnlyViewer: false },
    });
    expect(idsOf(json.updatedTasks)).toEqual([fixture.task.id, other.id]);
  });

  const due_at = "2031-03-01 10:00:00";
  test.each([
    ["title", "New", { title: "New" }],
    ["description", "<p>Hello <b>x</b></p>", { description: "<p>Hello <b>x</b></p>" }],
    ["priority", "high", { priority: "high" }],
    ["priority", "", { priority: "" }],
    ["priority", null, { priority: "" }],
    ["status", "closed", { status: "closed" }],
    ["due_at", due_at, { due_at, isUpcoming: true }],
    ["due_at", "2031-03-02", { due_at: "2031-03-02 00:00:00" }],
    ["due_at", "2031-03-01T12:00:00+02:00", { due_at }],
    ["due_at", "Sat Mar 01 2031 12:00:00 GMT+0200 (CEST)", { due_at }],
    ["started_at", "2031-02-01 08:00:00", { started_at: "2031-02-01 08:00:00" }],
  ] as const)("stores %s %o, and marks the task as changed", async (property, value, expected) => {
    const { status, json } = await set(property, value);

    expect(status).toBe(200);
    expect(json.task).toMatchObject(expected);
    expect(await hasChanged(fixture.task)).toBe(true);
  });

  test.each([
    ["title", "Old"],
    ["description", null],
    ["description", ""],
    ["priority", "low"],
    ["status", "open"],
    ["due_at", null],
    ["due_at", "0000-00-00"],
    ["started_at", "none"],
    ["archived_at", null],
    ["is_watching", true],
    ["assignees", []],
  ])("records no activity and notifies nobody for %s that is %o already", async (property, value) => {
    const { status } = await set(property, value);

    expect([status, await activityLines(), await notificationLines()]).toEqual([200, [], []]);
  });

  test("closing sets last_completed_at and counts; reopening clears and uncounts", async () => {
    const closed = await set("status", "closed");
    expect(closed.json.task.last_completed_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await countersOf(fixture.board)).toEqual({ tasksCount: 1, completedTasksCount: 1 });

    const reopened = await set("status", "open");
    expect(reopened.json.task).toMatchObject({ status: "open", last_completed_at: null });
    expect(await countersOf(fixture.board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test.each([
    ["true", "closed"],
    [true, "closed"],
    ["1", "closed"],
    ["yes", "closed"],
    ["false", "open"],
    [null, "open"],
    ["2025-01-01 10:00:00", "open"],
  ])("last_completed_at %o makes it %s", async (value, status) => {
    await set("status", "closed");

    expect((await set("last_completed_at", value)).json.task.status).toBe(status);
  });

  test("a due date reopens a closed task", async () => {
    await set("status", "closed");

    const { json } = await set("due_at", "2031-03-02 08:30:00");

    expect(json.task).toMatchObject({ status: "open", last_completed_at: null, due_at: "2031-03-02 08:30:00" });
    expect(await countersOf(fixture.board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("archiving sets position 0 and the server's time; restoring puts the task on top", async () => {
    await aTask(fixture.toDo);

    const archived = await set("archived_at", "2001-01-01 00:00:00");
    expect(archived.json.task.position).toBe("0.00");
    expect(archived.json.task.archived_at).not.toContain("2001");
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));

    const restored = await set("archived_at", "");
    expect(restored.json.task).toMatchObject({ archived_at: null, position: "1.00" });
    expect(await countersOf(fixture.board)).toEqual({ tasksCount: 2, completedTasksCount: 0 });
  });

  test("answers 400 for restoring into an archived stage, which it names", async () => {
    const stage = await aStage(fixture.board, { title: "Review", archivedAt: new Date(), position: 0 });
    const task = await aTask(stage, { archivedAt: new Date(), position: 0 });

    const { status, json } = await set("archived_at", null, task.id);

    expect([status, json.message]).toEqual([
      400,
      'This task cannot be restored because its stage "Review" is archived. Please restore the stage first.',
    ]);
  });

  test("a subtask is closed on its parent alone, and has no start", async () => {
    const subtask = await aSubtask(fixture.task, { title: "Step" });

    await set("status", "closed", subtask.id);
    const started = await set("started_at", "2031-01-01", subtask.id);

    expect(started.json.task).toMatchObject({
      id: subtask.id,
      started_at: null,
      stage_id: null,
      subtask_group_id: subtask.subtaskGroupId,
      meta: { subtask_group_id: String(subtask.subtaskGroupId) },
    });
    expect(await storedTask(fixture.task)).toMatchObject({ subtaskCount: 1, subtaskCompletedCount: 1 });
    expect(await countersOf(fixture.board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("stage_id moves it to the end of that stage, which closes it", async () => {
    const last = await aTask(fixture.done, { position: 7 });

    const { status, json } = await set("stage_id", String(fixture.done.id));

    expect([status, json.message]).toEqual([200, "Task has been updated"]);
    expect(json.task).toMatchObject({
      id: fixture.task.id,
      stage_id: fixture.done.id,
      position: "8.00",
      status: "closed",
    });
    expect(json.updatedTasks[0]).toMatchObject({ id: fixture.task.id, stage_id: fixture.done.id });
    expect(await storedTask(last)).toEqual(last);
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
  });

  test.each([[null], [""], [0]])("parent_id %o makes a subtask a task on top of its parent's stage", async (value) => {
    const subtask = await aSubtask(fixture.task, { title: "Step" });

    const { status, json } = await set("parent_id", value, subtask.id);

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ id: subtask.id, parent_id: null, stage_id: fixture.toDo.id });
    expect(idsOf(json.updatedTasks)).toEqual([fixture.task.id, subtask.id]);
    expect(await storedTask(fixture.task)).toMatchObject({ subtaskCount: 0 });
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
  });

  test("parent_id makes it a subtask of a task on the board", async () => {
    const parent = await aTask(fixture.toDo);

    const { status, json } = await set("parent_id", parent.id);

    expect([status, json.task.parent_id, json.task.stage_id]).toEqual([200, parent.id, null]);
    expect(json.task.subtask_group_id).toBe(
      (await db.subtaskGroup.findFirstOrThrow({ where: { taskId: parent.id } })).id,
    );
    expect(json.updatedTasks[0]).not.toHaveProperty("subtask_group_id");
    expect(await storedTask(parent)).toMatchObject({ subtaskCount: 1 });
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
  });

  test.each([
    ["crm_contact_id", "7", { crm_contact_id: 7 }],
    ["crm_contact_id", null, { crm_contact_id: null }],
    ["is_template", "yes", { meta: { is_template: "yes" } }],
    ["is_template", "no", { meta: { is_template: "no" } }],
    ["remind_at", "2031-01-01 09:00:00", { remind_at: "2031-01-01 09:00:00" }],
    ["reminder_type", "1_day_before", { reminder_type: "1_day_before" }],
    ["reminder_type", "someday", { reminder_type: null }],
    [
      "settings",
      { cover: { backgroundColor: "#4bce97" }, logo: "https://example.com/star.png", subtask_count: 9 },
      {
        settings: {
          cover: { backgroundColor: "#4bce97" },
          subtask_count: 0,
          attachment_count: 0,
          subtask_completed_count: 0,
          logo: "https://example.com/star.png",
        },
      },
    ],
    ["type", "task", { type: "task" }],
  ])("stores %s %o as it is", async (property, value, expected) => {
    const { status, json } = await set(property, value);

    expect(status).toBe(200);
    expect(json.task).toMatchObject(expected);
  });

  test.each([[[]], [null], [""], [{ cover: { backgroundColor: "" } }]])(
    "settings %o remove the cover",
    async (value) => {
      await set("settings", { cover: { backgroundColor: "#4bce97" } });

      expect((await set("settings", value)).json.task.settings.cover).toEqual({ backgroundColor: "" });
    },
  );

  test.each([
    ["lead_value", 12.5],
    ["scope", "x"],
    ["start_at", "x"],
    ["last_completed", true],
    ["source", "evil"],
  ])("accepts and ignores %s", async (property, value) => {
    const { status, json } = await set(property, value);

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ stage_id: fixture.toDo.id, lead_value: "0.00", source: "web" });
  });
});
