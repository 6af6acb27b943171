import { beforeEach, describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

let given: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo, {
    title: "Old",
    dueAt: null,
    updatedAt: LONG_AGO,
    titleChangedAt: LONG_AGO,
    descriptionChangedAt: LONG_AGO,
  });
  await db.taskWatcher.createMany({
    data: [people.anna, people.max].map(({ id }) => ({ taskId: task.id, userId: id })),
  });
  given = { ...people, task };
});

const set = (property: string, value: unknown, task: Pick<Task, "id"> = given.task, more: object = {}) =>
  call(PUT, {
    as: given.anna,
    params: { board_id: given.board.id, task_id: task.id },
    body: { property, value, ...more },
  });

const lines = () => db.activity.findMany({ orderBy: { id: "asc" } });
/** What Max, who watches, was told; Anna does everything. */
const told = async () =>
  (await db.notification.findMany({ orderBy: { id: "asc" }, include: { recipients: true } })).map(
    ({ kind, description, recipients }) => [kind, description, recipients.map(({ userId }) => userId)],
  );
const stored = () => db.task.findUniqueOrThrow({ where: { id: given.task.id } });

describe("PUT /projects/:board_id/tasks/:task_id", () => {
  test("answers the task with its board, and what else changed of late", async () => {
    const other = await aTask(given.toDo);

    const { status, json } = await set("title", "New");

    expect([status, json.message]).toEqual([200, "Task has been updated"]);
    expect(json.task).toMatchObject({
      id: given.task.id,
      title: "New",
      slug: given.task.slug,
      board: { id: given.board.id, isUserOnlyViewer: false },
    });
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([given.task.id, other.id]);
  });

  test("takes property and value from a form or the query as well", async () => {
    const params = { board_id: given.board.id, task_id: given.task.id };

    const byForm = await call(PUT, {
      as: given.anna,
      params,
      body: "property=title&value=By+form",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const byQuery = await call(PUT, { as: given.anna, params, query: { property: "title", value: "By query" } });

    expect([byForm.json.task.title, byQuery.json.task.title]).toEqual(["By form", "By query"]);
  });

  const line = (action: string, column: string, oldValue: string | null, newValue: string | null) => ({
    action,
    column,
    oldValue,
    newValue,
  });
  const due = "2031-03-01 10:00:00";
  test.each([
    ["title", "New", { title: "New" }, line("updated", "title", "Old", "New"), ["task_title_updated", "New"]],
    ["title", "New\n", { title: "New" }, line("updated", "title", "Old", "New"), ["task_title_updated", "New"]],
    [
      "title",
      "مهمة جديدة 🎉",
      { title: "مهمة جديدة 🎉" },
      line("updated", "title", "Old", "مهمة جديدة 🎉"),
      ["task_title_updated", "مهمة جديدة 🎉"],
    ],
    ["title", 7, { title: "7" }, line("updated", "title", "Old", "7"), ["task_title_updated", "7"]],
    [
      "description",
      "<p>Hello <b>x</b></p>",
      { description: "<p>Hello <b>x</b></p>" },
      line("updated", "description", "", "Hello x"),
      null,
    ],
    [
      "priority",
      "high",
      { priority: "high" },
      line("changed", "priority", "low", "high"),
      ["task_priority_changed", "high"],
    ],
    ["priority", "", { priority: "" }, line("changed", "priority", "low", ""), ["task_priority_changed", ""]],
    ["priority", null, { priority: "" }, line("changed", "priority", "low", ""), ["task_priority_changed", ""]],
    ["status", "closed", { status: "closed" }, line("closed", "task", "Old", null), null],
    [
      "due_at",
      due,
      { due_at: due, isUpcoming: true },
      line("added", "Due Date", null, "March 1, 2031, 10:00 am"),
      ["task_due_date_changed", "March 1, 2031, 10:00 am"],
    ],
    [
      "due_at",
      "2031-03-02",
      { due_at: "2031-03-02 00:00:00" },
      line("added", "Due Date", null, "March 2, 2031"),
      ["task_due_date_changed", "March 2, 2031, 12:00 am"],
    ],
    [
      "due_at",
      "2031-03-01T12:00:00+02:00",
      { due_at: due },
      line("added", "Due Date", null, "March 1, 2031, 10:00 am"),
      ["task_due_date_changed", "March 1, 2031, 10:00 am"],
    ],
    [
      "due_at",
      "Sat Mar 01 2031 12:00:00 GMT+0200 (CEST)",
      { due_at: due },
      line("added", "Due Date", null, "March 1, 2031, 10:00 am"),
      ["task_due_date_changed", "March 1, 2031, 10:00 am"],
    ],
    [
      "started_at",
      "2031-02-01 08:00:00",
      { started_at: "2031-02-01 08:00:00" },
      line("added", "Start Date", null, "February 1, 2031"),
      ["task_start_date_changed", "February 1, 2031, 8:00 am"],
    ],
  ] as const)("%s %o: the line, and who is told", async (property, value, expected, activity, notification) => {
    const { status, json } = await set(property, value);

    expect(status).toBe(200);
    expect(json.task).toMatchObject(expected);
    expect(await lines()).toMatchObject([
      { ...activity, taskId: given.task.id, boardId: given.board.id, createdById: given.anna.id },
    ]);
    expect(await told()).toEqual(notification ? [[...notification, [given.max.id]]] : []);
    expect((await stored()).updatedAt.getTime()).toBeGreaterThan(LONG_AGO.getTime());
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
  ])("%s that is %o already: no line, and nobody is told", async (property, value) => {
    const { status } = await set(property, value);

    expect([status, await lines(), await told()]).toEqual([200, [], []]);
  });

  test("closing sets last_completed_at and counts; reopening clears and uncounts", async () => {
    const closed = await set("status", "closed");
    expect(closed.json.task.last_completed_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await countersOf(given.board)).toEqual({ tasksCount: 1, completedTasksCount: 1 });

    const reopened = await set("status", "open");
    expect(reopened.json.task).toMatchObject({ status: "open", last_completed_at: null });
    expect(await countersOf(given.board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
    expect(await lines()).toMatchObject([
      { action: "closed" },
      { action: "reopened", column: "task", oldValue: "Old" },
    ]);
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

  test("a due date is changed, removed, and reopens what was closed", async () => {
    await set("due_at", "2031-03-01");
    await set("status", "closed");

    const { json } = await set("due_at", "2031-03-02 08:30:00");
    await set("due_at", "null");

    expect(json.task).toMatchObject({ status: "open", last_completed_at: null, due_at: "2031-03-02 08:30:00" });
    expect(
      (await lines()).map(({ action, column, oldValue, newValue }) => [action, column, oldValue, newValue]),
    ).toEqual([
      ["added", "Due Date", null, "March 1, 2031"],
      ["closed", "task", "Old", null],
      ["changed", "Due Date", "March 1, 2031", "March 2, 2031, 8:30 am"],
      ["reopened", "task", "Old", null],
      ["removed", "Due Date", "March 2, 2031, 8:30 am", null],
    ]);
    expect((await told()).map(([, description]) => description)).toEqual([
      "March 1, 2031, 12:00 am",
      "March 2, 2031, 8:30 am",
      "",
    ]);
    expect(await countersOf(given.board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("archiving rests it at position 0 at the server's time; restoring puts it on top", async () => {
    await aTask(given.toDo);

    const archived = await set("archived_at", "2001-01-01 00:00:00");
    expect(archived.json.task.position).toBe("0.00");
    expect(archived.json.task.archived_at).not.toContain("2001");
    expect(await countersOf(given.board)).toEqual(await recounted(given.board));

    const restored = await set("archived_at", "");
    expect(restored.json.task).toMatchObject({ archived_at: null, position: "1.00" });
    expect(await countersOf(given.board)).toEqual({ tasksCount: 2, completedTasksCount: 0 });
    expect((await lines()).map(({ action, column, taskId }) => [action, column, taskId])).toEqual([
      ["archived", "task", given.task.id],
      ["archived", "task", null],
      ["restored", "task", given.task.id],
      ["restored", "task", null],
    ]);
    expect(await told()).toEqual([
      ["board_task_archived", "Old", [given.max.id]],
      ["board_task_restored", "Old", [given.max.id]],
    ]);
  });

  test("400 for restoring into an archived stage, which names it", async () => {
    const stage = await aStage(given.board, { title: "Review", archivedAt: new Date(), position: 0 });
    const task = await aTask(stage, { archivedAt: new Date(), position: 0 });

    const { status, json } = await set("archived_at", null, task);

    expect([status, json.message]).toEqual([
      400,
      'This task cannot be restored because its stage "Review" is archived. Please restore the stage first.',
    ]);
  });

  test("a subtask's title and status stand in its parent's feed, and it has no start", async () => {
    const subtask = await aSubtask(given.task, { title: "Step" });

    await set("title", "Step one", subtask);
    await set("status", "closed", subtask);
    const started = await set("started_at", "2031-01-01", subtask);

    expect(started.json.task).toMatchObject({
      id: subtask.id,
      started_at: null,
      stage_id: null,
      subtask_group_id: subtask.subtaskGroupId,
      meta: { subtask_group_id: String(subtask.subtaskGroupId) },
    });
    expect(await lines()).toMatchObject([
      { taskId: given.task.id, action: "updated", column: "subtask", oldValue: "Step", newValue: "Step one" },
      { taskId: given.task.id, action: "closed", column: "subtask", oldValue: "Step one" },
    ]);
    expect(await stored()).toMatchObject({ subtaskCount: 1, subtaskCompletedCount: 1 });
    expect(await countersOf(given.board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("stage_id moves it to the end of that stage, which closes it", async () => {
    const last = await aTask(given.done, { position: 7 });

    const { status, json } = await set("stage_id", String(given.done.id));

    expect([status, json.message]).toEqual([200, "Task has been updated"]);
    expect(json.task).toMatchObject({ id: given.task.id, stage_id: given.done.id, position: "8.00", status: "closed" });
    expect(json.updatedTasks[0]).toMatchObject({ id: given.task.id, stage_id: given.done.id });
    expect(await lines()).toMatchObject([
      { action: "changed", column: "stage", oldValue: "To do", newValue: "Done" },
      { action: "closed", column: "task" },
    ]);
    expect(await told()).toEqual([["task_moved_to_new_stage", "Done", [given.max.id]]]);
    expect(await db.task.findUnique({ where: { id: last.id } })).toEqual(last);
    expect(await countersOf(given.board)).toEqual(await recounted(given.board));
  });

  test.each([[null], [""], [0]])("parent_id %o makes a subtask a task on top of its parent's stage", async (value) => {
    const subtask = await aSubtask(given.task, { title: "Step" });

    const { status, json } = await set("parent_id", value, subtask);

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ id: subtask.id, parent_id: null, stage_id: given.toDo.id });
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([given.task.id, subtask.id]);
    expect(await stored()).toMatchObject({ subtaskCount: 0 });
    expect(await countersOf(given.board)).toEqual(await recounted(given.board));
  });

  test("parent_id makes it a subtask of a task on the board", async () => {
    const parent = await aTask(given.toDo);

    const { status, json } = await set("parent_id", parent.id);

    expect([status, json.task.parent_id, json.task.stage_id]).toEqual([200, parent.id, null]);
    expect(json.task.subtask_group_id).toBe(
      (await db.subtaskGroup.findFirstOrThrow({ where: { taskId: parent.id } })).id,
    );
    expect(json.updatedTasks[0]).not.toHaveProperty("subtask_group_id");
    expect(await db.task.findUnique({ where: { id: parent.id } })).toMatchObject({ subtaskCount: 1 });
    expect(await countersOf(given.board)).toEqual(await recounted(given.board));
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
  ])("%s %o is stored as it is", async (property, value, expected) => {
    const { status, json } = await set(property, value);

    expect(status).toBe(200);
    expect(json.task).toMatchObject(expected);
  });

  test.each([[[]], [null], [""], [{ cover: { backgroundColor: "" } }]])(
    "settings %o take the cover away",
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
  ])("%s is taken and ignored", async (property, value) => {
    const { status, json } = await set(property, value);

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ stage_id: given.toDo.id, lead_value: "0.00", source: "web" });
  });
});
