import { describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aStage, aSubtask, aTask, aTaskOfAnna, call, storedTask, whileBlocked } from "@/lib/testing";
import { testRefusals, testProFeature } from "@/lib/testing/contract/refusals";
import { GET, PUT } from "../route";
import { POST } from "./route";

const pathOf = (task: Task) => ({ params: { board_id: task.boardId, task_id: task.id } });
const repeat = (as: User, task: Task, body: Record<string, unknown> = { repeat_type: "daily" }) =>
  call(POST, { as, ...pathOf(task), body });
const ruleOf = (task: Task) => db.repeatRule.findUnique({ where: { taskId: task.id } });

describe("POST /projects/:board_id/tasks/:task_id/create-repeat-task", () => {
  test("adds a rule to the task, which its answers then contain", async () => {
    const { anna, task, doing } = await aTaskOfAnna();

    const { status, json } = await repeat(anna, task, {
      create_new: 1,
      repeat_when_complete: 0,
      repeat_type: "weekly",
      repeat_in: "2",
      selected_repeat_week_days: ["Mon", "friday"],
      next_repeat_date: "2099-03-04",
      time: "09:30",
      time_zone: "Europe/Berlin",
      selected_stage: doing.id,
    });

    const value = {
      repeat_type: "weekly",
      repeat_in: 2,
      create_new: 1,
      repeat_when_complete: 0,
      selected_month: null,
      repeat_in_month_type: null,
      selected_repeat_week_days: ["Mon", "friday"],
      selected_month_days: [],
      next_repeat_date: "2099-03-06 08:30:00",
      time: "09:30",
      time_zone: "Europe/Berlin",
      selected_stage: doing.id,
    };
    const rule = { ...value, value };
    expect([status, json.message]).toEqual([200, "Repeat task created successfully"]);
    expect(json.task).toMatchObject({ id: task.id, repeat_task_meta: rule });
    expect((await call(GET, { as: anna, ...pathOf(task) })).json.task.repeat_task_meta).toEqual(rule);
    expect(await db.activity.findMany()).toMatchObject([
      { taskId: task.id, action: "added", column: "repeat", newValue: "weekly", createdById: anna.id },
    ]);
  });

  test("changes the rule, and marks the task as changed", async () => {
    const { anna, task } = await aTaskOfAnna();
    await repeat(anna, task);
    await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01'`;

    const { json } = await repeat(anna, task, { repeat_type: "monthly", selected_month_days: ["31", 1] });

    expect(json.message).toBe("Repeat task update successfully");
    expect(json.task.repeat_task_meta).toMatchObject({ repeat_type: "monthly", selected_month_days: [1, 31] });
    expect(await db.repeatRule.count()).toBe(1);
    expect((await storedTask(task)).updatedAt.getFullYear()).toBeGreaterThan(2020);
    expect(await db.activity.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      action: "changed",
      column: "repeat",
    });
  });

  test.each([
    [
      "a date is a day of the zone",
      { next_repeat_date: "2099-03-04", time: "20:00", time_zone: "America/New_York" },
      "2099-03-05 01:00:00",
    ],
    [
      "midnight is a whole day too",
      { next_repeat_date: "2099-03-04 00:00:00", time: "21:00", time_zone: "America/New_York" },
      "2099-03-05 02:00:00",
    ],
    [
      "a moment tells the time, too",
      { next_repeat_date: "2099-03-04T10:15:00Z", time_zone: "Asia/Kolkata" },
      "2099-03-04 10:15:00",
    ],
    [
      "what was answered can be sent back",
      { next_repeat_date: "2099-03-05 00:00:00", time: "19:00", time_zone: "America/New_York" },
      "2099-03-05 00:00:00",
    ],
    [
      "a time of twelve hours",
      { next_repeat_date: "2099-03-04", time: "12:05 am", time_zone: "UTC" },
      "2099-03-04 00:05:00",
    ],
    ["a plain offset", { next_repeat_date: "2099-03-04", time: "9:00 PM", time_zone: "+02:00" }, "2099-03-04 19:00:00"],
  ])("calculates the first run: %s", async (_, body, expected) => {
    const { anna, task } = await aTaskOfAnna();

    expect(
      (await repeat(anna, task, { repeat_type: "daily", ...body })).json.task.repeat_task_meta.next_repeat_date,
    ).toBe(expected);
  });

  test("the default zone is the person's own, else the site's", async () => {
    const { anna, max, task } = await aTaskOfAnna();
    await db.user.update({ where: { id: anna.id }, data: { timezone: "Asia/Tokyo" } });
    await db.setting.create({ data: { key: "site", value: { timezone: "Europe/Paris" } } });

    expect((await repeat(anna, task)).json.task.repeat_task_meta.time_zone).toBe("Asia/Tokyo");
    expect((await repeat(max, task)).json.task.repeat_task_meta.time_zone).toBe("Europe/Paris");
  });

  test("starts from a first date in the past, and plans the first future run", async () => {
    const { anna, task } = await aTaskOfAnna();

    await repeat(anna, task, { repeat_type: "yearly", next_repeat_date: "2020-02-29", time_zone: "UTC" });

    const rule = await ruleOf(task);
    expect(rule).toMatchObject({ month: "Feb", monthDays: [29] });
    expect(rule?.nextAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test.each([
    [{ repeat_type: undefined }, "repeat_type"],
    [{ repeat_type: "hourly" }, "repeat_type"],
    [{ repeat_in: 0 }, "repeat_in"],
    [{ repeat_in: 1000 }, "repeat_in"],
    [{ repeat_in: "often" }, "repeat_in"],
    [{ create_new: "perhaps" }, "create_new"],
    [{ selected_month: "Smarch" }, "selected_month"],
    [{ repeat_in_month_type: "x".repeat(17) }, "repeat_in_month_type"],
    [{ selected_repeat_week_days: ["Mon", "Xyz"] }, "selected_repeat_week_days"],
    [{ selected_repeat_week_days: [{}] }, "selected_repeat_week_days"],
    [{ selected_month_days: [32] }, "selected_month_days"],
    [{ selected_month_days: ["first"] }, "selected_month_days"],
    [{ next_repeat_date: "soon" }, "next_repeat_date"],
    [{ next_repeat_date: "9999-12-31", repeat_type: "yearly", selected_month: "Jan" }, "next_repeat_date"],
    [{ time: "25:00" }, "time"],
    [{ time: "13:00 pm" }, "time"],
    [{ time_zone: "Mars/Base" }, "time_zone"],
    [{ time_zone: "constructor" }, "time_zone"],
    [{ time_zone: "+15:00" }, "time_zone"],
    [{ time_zone: 5 }, "time_zone"],
    [{ selected_stage: "Done" }, "selected_stage"],
  ])("answers 400 for %j, and adds no rule", async (body, field) => {
    const { anna, task } = await aTaskOfAnna();

    const { status, json } = await repeat(anna, task, { repeat_type: "daily", ...body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await ruleOf(task)).toBeNull();
  });

  test("answers 404 for a stage of another board, 400 for an archived one, for one that closes tasks and for a subtask", async () => {
    const { anna, board, task, done } = await aTaskOfAnna();
    const [elsewhere, archived] = [
      await aStage(await aBoard({ members: [[anna, "manager"]] })),
      await aStage(board, { archivedAt: new Date() }),
    ];

    expect((await repeat(anna, task, { repeat_type: "daily", selected_stage: elsewhere.id })).json.message).toBe(
      "Stage not found",
    );
    expect((await repeat(anna, task, { repeat_type: "daily", selected_stage: archived.id })).status).toBe(400);
    const closing = await repeat(anna, task, { repeat_type: "daily", selected_stage: done.id });
    expect([closing.status, closing.json.message, Object.keys(closing.json.data.params)]).toEqual([
      400,
      "A task that comes again is to be done: this stage closes what comes into it.",
      ["selected_stage"],
    ]);
    expect((await repeat(anna, await aSubtask(task))).json.message).toBe("A subtask can't repeat by itself.");
    expect(await db.repeatRule.count()).toBe(0);
  });

  test.each([
    ["on the site", { enabled: false }, null],
    ["on the site, whatever the board says", { enabled: false }, true],
    ["on boards that are not chosen", { all_boards: false, selected_boards: [] }, null],
    ["on this board", {}, false],
  ])("answers 403 where recurring tasks are switched off %s", async (_, recurring_task, enableRecurringTasks) => {
    const { anna, board, task } = await aTaskOfAnna();
    await db.setting.create({ data: { key: "modules", value: { recurring_task } } });
    await db.board.update({ where: { id: board.id }, data: { enableRecurringTasks } });

    const { status, json } = await repeat(anna, task);

    expect([status, json.message]).toEqual([403, "Recurring tasks are switched off on this board."]);
    expect(await ruleOf(task)).toBeNull();
  });

  test("a board may switch on what is off elsewhere", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    await db.setting.create({ data: { key: "modules", value: { recurring_task: { all_boards: false } } } });
    await db.board.update({ where: { id: board.id }, data: { enableRecurringTasks: true } });

    expect((await repeat(anna, task)).status).toBe(200);
  });

  test("a task that becomes a subtask is no longer repeated", async () => {
    const { anna, task, toDo } = await aTaskOfAnna();
    await repeat(anna, task);

    const { status } = await call(PUT, {
      as: anna,
      ...pathOf(task),
      body: { property: "parent_id", value: (await aTask(toDo)).id },
    });

    expect([status, await ruleOf(task)]).toEqual([200, null]);
  });

  test("a task that becomes a subtask at that very moment gets no rule", async () => {
    const { anna, task, toDo } = await aTaskOfAnna();
    const parent = await aTask(toDo);

    const [answer] = await whileBlocked(
      async (tx) => {
        const { id } = await tx.subtaskGroup.create({ data: { taskId: parent.id, title: "Steps" } });
        await tx.task.update({
          where: { id: task.id },
          data: { parentId: parent.id, subtaskGroupId: id, stageId: null },
        });
      },
      () => [repeat(anna, task)],
    );

    expect(answer.json.message).toBe("A subtask can't repeat by itself.");
    expect(await ruleOf(task)).toBeNull();
  });

  testRefusals(POST);
  testProFeature(POST);
});
