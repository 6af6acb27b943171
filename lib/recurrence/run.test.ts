import { beforeEach, describe, expect, test } from "vitest";
import type { RepeatRule, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { recurring } from "@/lib/jobs/tasks";
import { repeatDueTasks } from "@/lib/recurrence/run";
import {
  aBoard,
  aBoardOfAnna,
  aComment,
  aField,
  aFieldValue,
  aLabel,
  aMember,
  anAttachment,
  assign,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  aUser,
  countersOf,
  notificationsDuring,
  recounted,
  runJobs,
  watch,
  whileBlocked,
  withModules,
  withSettings,
} from "@/lib/testing";
import { queriesOf } from "@/lib/testing/db/statements";

const at = (text: string) => new Date(`${text}Z`);
const NINE = at("2027-03-01T09:00:00");
const STARTED = at("2027-02-22T10:00:00");

let home: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  home = await aBoardOfAnna();
});

const aRule = (task: Task, overrides: Partial<RepeatRule> = {}) =>
  db.repeatRule.create({
    data: {
      taskId: task.id,
      boardId: task.boardId,
      unit: "weekly",
      weekDays: ["Mon"],
      time: "09:00",
      nextAt: NINE,
      createdAt: STARTED,
      ...overrides,
    },
  });

const aClosedTask = (overrides: Parameters<typeof aTask>[1] = {}) =>
  aTask(home.done, {
    title: "Report",
    status: "closed",
    lastCompletedAt: STARTED,
    createdById: home.anna.id,
    ...overrides,
  });

const aRepeatingTask = async (given?: Parameters<typeof aClosedTask>[0], rule?: Partial<RepeatRule>) => {
  const task = await aClosedTask(given);
  await aRule(task, rule);
  return task;
};

const taskNow = ({ id }: { id: number }) => db.task.findUniqueOrThrow({ where: { id } });
const copies = (of: Task) =>
  db.task.findMany({ where: { parentId: null, id: { not: of.id } }, orderBy: { id: "asc" } });
const iso = (date: Date | null | undefined) => date?.toISOString().slice(0, 16);

describe("a recurring task", () => {
  test("repeats when its time has come, and not before", async () => {
    const task = await aRepeatingTask();

    await repeatDueTasks(at("2027-03-01T08:59:59"));
    expect((await taskNow(task)).status).toBe("closed");

    await repeatDueTasks(NINE);
    expect(await taskNow(task)).toMatchObject({ status: "open", lastCompletedAt: null });
  });

  test("is reopened with its subtasks in the first open stage, and its people are notified", async () => {
    const { anna, toDo } = home;
    const task = await aClosedTask();
    await aSubtask(task, { status: "closed", lastCompletedAt: STARTED });
    await aRule(task);
    const other = await aTask(toDo);

    await repeatDueTasks(NINE);

    expect(await taskNow(task)).toMatchObject({
      stageId: toDo.id,
      subtaskCount: 1,
      subtaskCompletedCount: 0,
      archivedAt: null,
    });
    expect((await taskNow(task)).position.lt(other.position)).toBe(true);
    expect(await db.task.findMany({ where: { parentId: task.id } })).toMatchObject([
      { status: "open", lastCompletedAt: null },
    ]);
    expect(await copies(task)).toHaveLength(1);
    expect(await countersOf(home.board)).toEqual(await recounted(home.board));
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      {
        taskId: task.id,
        action: "changed",
        column: "stage",
        oldValue: "Done",
        newValue: "To do",
        createdById: anna.id,
      },
      { taskId: task.id, action: "reopened", column: "task", oldValue: "Report", createdById: anna.id },
    ]);
  });

  test.each([
    ["the chosen stage", "Doing", {}, "Doing"],
    ["its own stage if none is chosen", null, {}, "Doing"],
    ["its own stage if the chosen one is archived", "To do", { archivedAt: new Date() }, "Doing"],
    ["its own stage if the chosen one closes tasks", "To do", { defaultTaskStatus: "closed" as const }, "Doing"],
  ])("is repeated in %s", async (_, chosen, change, expected) => {
    const stages = { "To do": home.toDo, Doing: home.doing, Done: home.done };
    const task = await aTask(chosen === "Doing" ? home.toDo : home.doing, { status: "closed" });
    const stageId = chosen ? stages[chosen as keyof typeof stages].id : null;
    await aRule(task, { stageId });
    if (stageId) await db.stage.update({ where: { id: stageId }, data: change });

    await repeatDueTasks(NINE);

    expect(await taskNow(task)).toMatchObject({ stageId: stages[expected as keyof typeof stages].id, status: "open" });
  });

  test("runs as many queries with twenty dated subtasks as with two", async () => {
    const queries = async (size: number) => {
      const task = await aClosedTask({ dueAt: at("2027-02-22T12:00:00") });
      const overrides = {
        status: "closed",
        dueAt: at("2027-02-22T00:00:00"),
        remindAt: at("2027-02-21T09:00:00"),
        remindedAt: STARTED,
      } as const;
      for (let number = 0; number < size; number++) await aSubtask(task, overrides);
      await aRule(task);
      const queries = await queriesOf(() => repeatDueTasks(NINE));
      for (const subtask of await db.task.findMany({ where: { parentId: task.id } }))
        expect([iso(subtask.dueAt), iso(subtask.remindAt), subtask.remindedAt]).toEqual([
          "2027-03-01T00:00",
          "2027-02-28T09:00",
          null,
        ]);
      return queries;
    };
    await queries(1);

    expect(await queries(20)).toBe(await queries(2));
  });

  test.each([false, true])(
    "gets the default people of another stage, as if somebody had moved it there (as a copy: %s)",
    async (createNew) => {
      const { anna, max, vera, toDo, doing } = home;
      const watcher = await aUser();
      const task = await aTask(toDo, { createdById: anna.id });
      await aMember(home.board, watcher);
      await watch(task, watcher);
      await db.stage.update({
        where: { id: doing.id },
        data: {
          hasDefaultPeople: true,
          defaultAssignees: { create: { userId: max.id } },
          defaultWatchers: { create: { userId: vera.id } },
        },
      });
      await aRule(task, { createNew, stageId: doing.id });

      await repeatDueTasks(NINE);

      const come = await db.task.findFirstOrThrow({
        where: { stageId: doing.id },
        include: { assignees: true, watchers: { orderBy: { userId: "asc" } } },
      });
      expect(come).toMatchObject({
        assignees: [{ userId: max.id }],
        watchers: [{ userId: max.id }, { userId: vera.id }, { userId: watcher.id }],
      });
      const moved = { action: "changed", column: "stage", oldValue: "To do", newValue: "Doing" };
      const added = { action: "added", column: "assignee", newValue: "Max" };
      const created = { action: "created", column: "task" };
      expect(await db.activity.findMany({ where: { taskId: come.id }, orderBy: { id: "asc" } })).toMatchObject(
        createNew ? [created, added] : [moved, added],
      );
      const notifications = await db.notification.findMany({ orderBy: { id: "asc" }, include: { recipients: true } });
      const toWatcher = {
        kind: "task_moved_to_new_stage",
        description: "Doing",
        recipients: [{ userId: watcher.id }],
      };
      expect(notifications).toMatchObject([
        ...(createNew ? [] : [toWatcher]),
        { kind: "task_assignee_changed", recipients: [{ userId: max.id }] },
      ]);
    },
  );

  test("gets the default people of its new stage even if its creator's account is gone", async () => {
    const { max, toDo, doing } = home;
    const task = await aTask(toDo, { createdById: null });
    await db.stage.update({
      where: { id: doing.id },
      data: { hasDefaultPeople: true, defaultAssignees: { create: { userId: max.id } } },
    });
    await aRule(task, { stageId: doing.id });

    await repeatDueTasks(NINE);

    expect(await db.taskAssignee.findMany()).toMatchObject([{ taskId: task.id, userId: max.id }]);
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { column: "stage", createdById: null },
      { column: "assignee", createdById: null },
    ]);
  });

  test("is copied without comments if the rule says so, and the copy gets the rule", async () => {
    const { anna, max, board, doing } = home;
    const label = await aLabel(board);
    const gone = await aUser();
    const task = await aClosedTask({
      description: "<p>monthly</p>",
      priority: "high",
      estimatedMinutes: 20,
      coverColor: "#00ff00",
    });
    const subtask = await aSubtask(task, { title: "Send", status: "closed" });
    for (const user of [anna, max, gone]) await assign(task, user);
    await assign(subtask, max);
    for (const user of [max, gone]) await watch(task, user);
    await attachLabel(task, label);
    await aFieldValue(task, await aField(board, { type: "number" }), 3);
    await aComment(task, max);
    await aRule(task, { createNew: true, stageId: doing.id });

    await repeatDueTasks(NINE);

    const [copy] = await copies(task);
    expect(copy).toMatchObject({
      title: "Report",
      slug: task.slug,
      description: "<p>monthly</p>",
      priority: "high",
      status: "open",
      lastCompletedAt: null,
      stageId: doing.id,
      commentsCount: 0,
      subtaskCount: 1,
      subtaskCompletedCount: 0,
      estimatedMinutes: 20,
      coverColor: "#00ff00",
      createdById: anna.id,
    });
    const hanging = await db.task.findUniqueOrThrow({
      where: { id: copy?.id },
      include: {
        assignees: { orderBy: { userId: "asc" } },
        watchers: true,
        labels: true,
        customFieldValues: true,
        comments: true,
        subtasks: { include: { assignees: true } },
      },
    });
    expect(hanging).toMatchObject({
      assignees: [{ userId: anna.id }, { userId: max.id }],
      watchers: [{ userId: max.id }],
      labels: [{ labelId: label.id }],
      customFieldValues: [{ value: 3 }],
      comments: [],
      subtasks: [{ title: "Send", status: "open", assignees: [{ userId: max.id }] }],
    });
    expect(await taskNow(task)).toMatchObject({ status: "closed", stageId: home.done.id });
    expect(await db.repeatRule.findMany()).toMatchObject([
      { taskId: copy?.id, lastAt: NINE, nextAt: at("2027-03-08T09:00:00") },
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { taskId: copy?.id, action: "created", column: "task", newValue: "Report", createdById: anna.id },
      {
        taskId: null,
        boardId: board.id,
        action: "created",
        column: "task",
        description: "on stage Doing",
        settings: { task_id: copy?.id },
      },
    ]);
    expect(await db.notification.findMany({ include: { recipients: true } })).toMatchObject([
      { taskId: copy?.id, kind: "task_assignee_changed", recipients: [{ userId: max.id }] },
    ]);
  });

  test("repeats once after many missed runs, and then on schedule", async () => {
    const task = await aTask(home.toDo);
    await aRule(task, { createNew: true, unit: "daily", every: 3, weekDays: [] });

    await repeatDueTasks(at("2027-03-20T12:00:00"));
    await repeatDueTasks(at("2027-03-20T12:01:00"));

    expect(await copies(task)).toHaveLength(1);
    expect(iso((await db.repeatRule.findFirst())?.nextAt)).toBe("2027-03-22T09:00");
  });

  test("is copied at every run, each copy from the one before", async () => {
    const task = await aTask(home.toDo, { title: "one" });
    await aRule(task, { createNew: true });

    await repeatDueTasks(NINE);
    await db.task.updateMany({ where: { id: { not: task.id } }, data: { title: "renamed" } });
    await repeatDueTasks(at("2027-03-08T09:00:30"));

    expect((await copies(task)).map(({ title }) => title)).toEqual(["renamed", "renamed"]);
  });

  test("that waits for completion repeats only then, even if its time has passed", async () => {
    const task = await aTask(home.toDo, { status: "open" });
    await aRule(task, { createNew: true, whenComplete: true });

    await repeatDueTasks(at("2027-03-03T00:00:00"));
    expect(await copies(task)).toHaveLength(0);

    await db.task.update({ where: { id: task.id }, data: { status: "closed" } });
    await repeatDueTasks(at("2027-03-04T00:00:00"));
    await repeatDueTasks(at("2027-03-30T00:00:00"));

    expect(await copies(task)).toHaveLength(1);
    expect(iso((await db.repeatRule.findFirst())?.nextAt)).toBe("2027-03-08T09:00");
  });

  test.each([
    ["with its due date as far ahead as it was", "2027-02-26T17:00:00", NINE, "2027-03-05T17:00"],
    ["a whole day stays one", "2027-02-26T00:00:00", NINE, "2027-03-05T00:00"],
    ["what was overdue is due on the day on which it comes", "2027-01-04T17:00:00", NINE, "2027-03-01T17:00"],
    ["late by days its dates stay in the rhythm", "2027-02-26T17:00:00", at("2027-03-03T12:00:00"), "2027-03-05T17:00"],
    ["what would be over at that time of the day is due a run later", "2027-01-04T08:00:00", NINE, "2027-03-08T08:00"],
  ])("has its dates shifted: %s", async (_, due, now, expected) => {
    const task = await aRepeatingTask({
      dueAt: at(due),
      startedAt: new Date(at(due).getTime() - 86_400_000),
      remindAt: new Date(at(due).getTime() - 3_600_000),
      remindedAt: STARTED,
    });

    await repeatDueTasks(now);

    const { dueAt, startedAt, remindAt, remindedAt } = await taskNow(task);
    expect([
      iso(dueAt),
      dueAt && startedAt && dueAt.getTime() - startedAt.getTime(),
      dueAt && remindAt && dueAt.getTime() - remindAt.getTime(),
      remindedAt,
    ]).toEqual([expected, 86_400_000, 3_600_000, null]);
  });

  const DAILY: Partial<RepeatRule> = { unit: "daily", weekDays: [] };
  const MONTHLY: Partial<RepeatRule> = { unit: "monthly", weekDays: [] };
  const YEARLY: Partial<RepeatRule> = { unit: "yearly", weekDays: [], month: "Feb" };
  test.each<[string, Partial<RepeatRule>, string, string[], string[]]>([
    [
      "weekly, made some days before",
      {},
      "2027-03-01",
      ["2027-03-01T09", "2027-03-08T09"],
      ["2027-03-08", "2027-03-15"],
    ],
    [
      "weekly, due between the runs",
      {},
      "2027-02-25",
      ["2027-03-01T09", "2027-03-08T09"],
      ["2027-03-04", "2027-03-11"],
    ],
    ["weekly, due far ahead", {}, "2027-04-02", ["2027-03-01T09", "2027-03-08T09"], ["2027-04-09", "2027-04-16"]],
    [
      "on two days of the week",
      { weekDays: ["Mon", "Thu"] },
      "2027-02-25",
      ["2027-03-01T09", "2027-03-04T09"],
      ["2027-03-01", "2027-03-04"],
    ],
    ["every second week", { every: 2 }, "2027-03-02", ["2027-03-01T09", "2027-03-15T09"], ["2027-03-16", "2027-03-30"]],
    ["daily", DAILY, "2027-03-01", ["2027-03-01T09", "2027-03-02T09"], ["2027-03-02", "2027-03-03"]],
    [
      "daily, after days in which no server ran",
      DAILY,
      "2027-03-01",
      ["2027-03-01T09", "2027-03-06T09"],
      ["2027-03-02", "2027-03-06"],
    ],
    [
      "every third day",
      { ...DAILY, every: 3 },
      "2027-03-02",
      ["2027-03-01T09", "2027-03-04T09"],
      ["2027-03-05", "2027-03-08"],
    ],
    [
      "monthly on the first",
      { ...MONTHLY, monthDays: [1] },
      "2027-03-10",
      ["2027-03-01T09", "2027-04-01T09"],
      ["2027-04-10", "2027-05-10"],
    ],
    [
      "at the end of the month",
      { ...MONTHLY, monthDays: [31], nextAt: at("2027-02-28T09:00:00") },
      "2027-02-28",
      ["2027-02-28T09", "2027-03-31T09"],
      ["2027-03-31", "2027-04-30"],
    ],
    [
      "yearly on 29 February",
      { ...YEARLY, monthDays: [29], nextAt: at("2027-02-28T09:00:00") },
      "2027-02-28",
      ["2027-02-28T09", "2028-02-29T09"],
      ["2028-02-29", "2029-02-28"],
    ],
  ])("keeps its due date on schedule: %s", async (_, overrides, due, runs, expected) => {
    const task = await aRepeatingTask(
      { dueAt: at(`${due}T00:00:00`) },
      { createdAt: at("2027-02-26T10:00:00"), ...overrides },
    );

    const found = [];
    for (const run of runs) {
      await repeatDueTasks(at(`${run}:00:00`));
      found.push(iso((await taskNow(task)).dueAt)?.slice(0, 10));
    }

    expect(found).toEqual(expected);
  });

  test.each([
    ["moves on with the runs", { remindAt: at("2027-02-26T08:00:00") }, "2027-03-05T08:00", null],
    [
      "of a day whose run is later moves on to the next one",
      { remindAt: at("2027-02-22T08:00:00") },
      "2027-03-08T08:00",
      null,
    ],
    [
      "moves on with the start",
      { startedAt: at("2027-02-26T00:00:00"), remindAt: at("2027-02-25T08:00:00") },
      "2027-03-04T08:00",
      null,
    ],
  ])("a reminder without a due date %s, and is sent again", async (_, dates, expected, reminded) => {
    const task = await aClosedTask({ ...dates, remindedAt: STARTED });
    const subtask = await aSubtask(task, { remindAt: STARTED, remindedAt: STARTED });
    await aRule(task);

    await repeatDueTasks(NINE);

    const { remindAt, remindedAt } = await taskNow(task);
    expect([iso(remindAt), remindedAt]).toEqual([expected, reminded]);
    expect((await taskNow(subtask)).remindedAt).toBeNull();
  });

  test.each([true, false])(
    "a reminder of a subtask that does not move is not sent again (as a copy: %s)",
    async (createNew) => {
      const task = await aClosedTask();
      await aSubtask(task, { remindAt: STARTED, remindedAt: STARTED });
      await aRule(task, { createNew });

      await repeatDueTasks(NINE);

      const subtasks = await db.task.findMany({ where: { parentId: { not: null } } });
      expect(subtasks.map(({ remindAt, remindedAt }) => [remindAt, remindedAt])).toEqual(
        subtasks.map(() => [STARTED, STARTED]),
      );
    },
  );

  test("keeps the local time of its due date", async () => {
    const task = await aRepeatingTask(
      { dueAt: at("2027-03-26T16:00:00") },
      {
        timezone: "Europe/Berlin",
        createdAt: at("2027-03-25T10:00:00"),
        nextAt: at("2027-04-01T07:00:00"),
      },
    );

    await repeatDueTasks(at("2027-04-01T07:00:00"));

    expect(iso((await taskNow(task)).dueAt)).toBe("2027-04-02T15:00");
  });

  test("notifies its assignees of a new due date", async () => {
    const task = await aClosedTask({ dueAt: at("2027-02-26T17:00:00") });
    await assign(task, home.max);
    await aRule(task);

    await repeatDueTasks(NINE);

    expect(await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } })).toMatchObject([
      { kind: "task_moved_to_new_stage", description: "To do", recipients: [{ userId: home.max.id }] },
      { kind: "task_due_date_changed", description: "March 5, 2027, 5:00 pm", recipients: [{ userId: home.max.id }] },
    ]);
    expect(await db.activity.findMany({ where: { column: "Due Date" } })).toMatchObject([
      { action: "changed", oldValue: "February 26, 2027, 5:00 pm", newValue: "March 5, 2027, 5:00 pm" },
    ]);
  });

  test("repeats even if its creator's account is gone", async () => {
    const task = await aRepeatingTask({ createdById: null }, { createNew: true });

    await repeatDueTasks(NINE);

    expect(await copies(task)).toMatchObject([{ title: "Report", createdById: null }]);
  });

  test("copies the pictures in its text, but no files", async () => {
    const task = await aClosedTask();
    const picture = await anAttachment(task, { owner: "task_description", filePath: null });
    await anAttachment(task, { filePath: null });
    await db.task.update({ where: { id: task.id }, data: { description: `<img src="/files/${picture.fileHash}">` } });
    await aRule(task, { createNew: true });

    await repeatDueTasks(NINE);

    const [copy] = await copies(task);
    const files = await db.attachment.findMany({ where: { taskId: copy?.id } });
    expect(files).toMatchObject([{ owner: "task_description" }]);
    expect(copy).toMatchObject({ attachmentCount: 0, description: `<img src="/files/${files[0]?.fileHash}">` });
  });

  test("is repeated by the worker's job every minute", async () => {
    const task = await aRepeatingTask({}, { nextAt: at("2020-01-01T00:00:00") });

    await addJob(db, "repeat-tasks", {});
    await runJobs();

    expect(recurring).toContainEqual({ at: "* * * * *", job: "repeat-tasks" });
    expect((await taskNow(task)).status).toBe("open");
  });

  test("notifies viewers of the board", async () => {
    await aRepeatingTask({}, { createNew: true });

    expect(await notificationsDuring(() => repeatDueTasks(NINE))).toContainEqual({
      board: home.board.id,
      what: "tasks",
    });
  });
});

describe("a recurring task is not repeated", () => {
  test.each<[string, (task: Task) => Promise<unknown>]>([
    ["while it is archived", (task) => db.task.update({ where: { id: task.id }, data: { archivedAt: new Date() } })],
    [
      "while its board is archived",
      () => db.board.update({ where: { id: home.board.id }, data: { archivedAt: new Date() } }),
    ],
    [
      "on a board that is a template",
      () => db.board.update({ where: { id: home.board.id }, data: { isTemplate: true } }),
    ],
  ])("%s, so it stays closed", async (_, change) => {
    const task = await aRepeatingTask();
    await change(task);

    await repeatDueTasks(NINE);

    expect((await taskNow(task)).status).toBe("closed");
    expect((await db.repeatRule.findFirst())?.nextAt).toEqual(NINE);
  });

  test("in the free tier", async () => {
    const task = await aRepeatingTask();

    await withSettings({ BOARDS_TIER: "free" }, () => repeatDueTasks(NINE));

    expect((await taskNow(task)).status).toBe("closed");
  });

  test.each<[string, off: () => Promise<unknown>, on: () => Promise<unknown>]>([
    [
      "on its board",
      () => db.board.update({ where: { id: home.board.id }, data: { enableRecurringTasks: false } }),
      () => db.board.update({ where: { id: home.board.id }, data: { enableRecurringTasks: null } }),
    ],
    ["on the site", () => withModules({ recurring_task: { enabled: false } }), () => withModules({})],
    [
      "by a choice of other boards",
      async () => withModules({ recurring_task: { all_boards: false, selected_boards: [(await aBoard()).id] } }),
      () => withModules({}),
    ],
  ])(
    "while recurring tasks are off %s, and what was missed isn't made up for when they are on again",
    async (_, off, on) => {
      const task = await aRepeatingTask();
      await off();
      await repeatDueTasks(NINE);
      const nextAt = (await db.repeatRule.findFirst())?.nextAt ?? NINE;
      expect([(await taskNow(task)).status, nextAt > NINE]).toEqual(["closed", true]);

      await on();
      await repeatDueTasks(new Date(nextAt.getTime() - 60_000));
      expect((await taskNow(task)).status).toBe("closed");
      await repeatDueTasks(nextAt);
      expect((await taskNow(task)).status).toBe("open");
    },
  );
});

describe("several workers", () => {
  test.each([true, false])(
    "repeat each task once when they run at the same time (as a copy: %s)",
    async (createNew) => {
      const tasks = [await aClosedTask(), await aClosedTask(), await aClosedTask()];
      for (const task of tasks) await aRule(task, { createNew });

      await Promise.all([1, 2, 3, 4].map(() => repeatDueTasks(NINE)));

      expect(await db.task.count()).toBe(createNew ? 6 : 3);
      expect(await db.task.count({ where: { status: "open" } })).toBe(3);
      expect(await db.activity.count({ where: { taskId: { not: null }, column: "task" } })).toBe(3);
      expect(await countersOf(home.board)).toEqual(await recounted(home.board));
    },
  );

  test("undo the work of one that crashes, and another repeats the task", async () => {
    const task = await aRepeatingTask({}, { createNew: true });

    await whileBlocked(
      (tx) => tx.$queryRaw`SELECT id FROM board FOR UPDATE`,
      () => [repeatDueTasks(NINE)],
      (tx) =>
        tx.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(await copies(task)).toHaveLength(0);

    await repeatDueTasks(NINE);
    expect(await copies(task)).toHaveLength(1);
  });

  test("do not repeat a task that is archived at that moment", async () => {
    const task = await aRepeatingTask({}, { createNew: true });

    await whileBlocked(
      (tx) => tx.task.update({ where: { id: task.id }, data: { archivedAt: new Date() } }),
      () => [repeatDueTasks(NINE)],
    );

    expect(await copies(task)).toHaveLength(0);
  });

  test("repeat the other tasks if one fails", async () => {
    const [lost, task] = [await aClosedTask(), await aClosedTask()];
    await aRule(lost, { createNew: true, timezone: "Mars/Base", nextAt: STARTED });
    await aRule(task, { stageId: (await aStage(home.board)).id });

    await repeatDueTasks(NINE);

    expect((await taskNow(task)).status).toBe("open");
    expect((await db.repeatRule.findUnique({ where: { taskId: lost.id } }))?.nextAt).toEqual(STARTED);
  });
});
