import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { queriesOf } from "@/lib/testing/db/statements";
import { db, transaction } from "@/lib/db";
import { sendDailySummary, writeDailySummaries } from "@/lib/reminders/daily";
import { remindOfTasks } from "@/lib/reminders/remind";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  assign,
  aStage,
  aSubtask,
  aTask,
  aUser,
  mailsOfKind,
  pendingJobs,
  requestOn,
  runJobs,
  watch,
} from "@/lib/testing";

type World = Awaited<ReturnType<typeof aBoardOfAnna>>;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

let world: World;
beforeEach(async () => {
  world = await aBoardOfAnna();
});

async function aTaskToRemindOf(data: Partial<Omit<Task, "position">> = {}) {
  const task = await aTask(world.toDo, {
    title: "Card",
    remindAt: minutes(-1),
    dueAt: new Date("2031-03-01T10:00:00Z"),
    ...data,
  });
  await assign(task, world.anna);
  await watch(task, world.vera);
  return task;
}

async function reminded() {
  await remindOfTasks();
  await runJobs();
  return mailsOfKind("reminder");
}
const receivers = async () =>
  (await reminded()).map(({ userId }) => userId).sort((one, other) => (one ?? 0) - (other ?? 0));

describe("a reminder", () => {
  test("is sent once to assignees and watchers at its time, in the task's mail thread", async () => {
    const task = await aTaskToRemindOf();
    await aTaskToRemindOf({ remindAt: minutes(5) });

    await Promise.all([remindOfTasks(), remindOfTasks()]);
    expect(await receivers()).toEqual([world.anna.id, world.vera.id]);
    const [mail] = await mailsOfKind("reminder");

    expect(mail).toMatchObject({
      subject: `Card (${world.board.title})`,
      headers: {
        "In-Reply-To": `<task-${task.id}@boards.test>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(mail?.text).toContain("This task is due Saturday, March 1, 2031 at 10:00 AM.");
    expect(mail?.text).toContain("Stop reminder emails:");
  });

  test("is sent for a subtask and for a task without a due date, too", async () => {
    const step = await aSubtask(await aTask(world.toDo), { title: "Step", remindAt: minutes(-1) });
    await assign(step, world.anna);

    const [mail] = await reminded();

    expect(mail?.text).toContain("Here’s your reminder about this task.");
  });

  test.each<[string, Partial<Omit<Task, "position">>]>([
    ["closed", { status: "closed" }],
    ["archived", { archivedAt: new Date() }],
    ["more than a day late, as after a long stop", { remindAt: minutes(-25 * 60) }],
  ])("is not sent for a task that is %s", async (_, data) => {
    await aTaskToRemindOf(data);

    expect(await receivers()).toEqual([]);
  });

  test.each(["when its time comes", "between its time and its mail"])(
    "is not sent for a subtask whose parent is archived %s",
    async (when) => {
      const parent = await aTask(world.toDo);
      const step = await aSubtask(parent, { remindAt: minutes(-1) });
      await assign(step, world.anna);
      if (when === "between its time and its mail") await remindOfTasks();
      await db.task.update({ where: { id: parent.id }, data: { archivedAt: new Date() } });

      await remindOfTasks();
      expect(await pendingJobs("send-reminder")).toBe(when === "between its time and its mail" ? 1 : 0);
      expect(await receivers()).toEqual([]);
    },
  );

  test("is not sent for a board that is a template", async () => {
    await aTaskToRemindOf();
    await db.board.update({ where: { id: world.board.id }, data: { isTemplate: true } });

    expect(await receivers()).toEqual([]);
  });

  test("is not sent to people who lost access, opted out, or are no longer involved in the task", async () => {
    const task = await aTaskToRemindOf();
    const [left, unassigned] = [await aUser(), await aUser()];
    await watch(task, left);
    await assign(task, unassigned);
    await aMember(world.board, unassigned);
    await db.userSetting.create({ data: { userId: world.vera.id, key: "mails", value: { reminder: false } } });

    await remindOfTasks();
    await db.taskAssignee.deleteMany({ where: { userId: unassigned.id } });

    expect(await receivers()).toEqual([world.anna.id]);
  });

  test("that was postponed before its mail was sent is sent at the new time only", async () => {
    const task = await aTaskToRemindOf();
    await remindOfTasks();
    const { status } = await requestOn(world.board, world.max, `POST tasks/${task.id}/dates`, {
      remind_at: "2031-02-01 08:00:00",
    });
    expect(status).toBe(200);
    expect(await receivers()).toEqual([]);

    await db.task.update({ where: { id: task.id }, data: { remindAt: minutes(-1) } });
    expect(await receivers()).toEqual([world.anna.id, world.vera.id]);
  });

  test("is sent for all tasks, 500 in a transaction, whatever plan PostgreSQL chooses", async () => {
    await db.task.createMany({
      data: Array.from({ length: 603 }, (_, at) => ({
        boardId: world.board.id,
        stageId: world.toDo.id,
        title: `T${at}`,
        slug: `t-${at}`,
        position: 100 + at,
        remindAt: minutes(-1),
      })),
    });
    await db.$executeRaw`INSERT INTO task_assignee (task_id, user_id) SELECT id, ${world.anna.id} FROM task ORDER BY id LIMIT 10`;
    const queries = await transaction(async (tx) => {
      for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
        await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`);
      return queriesOf(remindOfTasks);
    });

    expect(queries).toBe(2);
    expect(await db.task.count({ where: { remindedAt: null } })).toBe(0);
    expect(await receivers()).toHaveLength(10);
  });
});

const set = (value: object) =>
  db.setting.upsert({ where: { key: "general" }, create: { key: "general", value }, update: { value } });
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

async function isAssigned(data: Partial<Omit<Task, "position">>, to = world.anna.id) {
  const task = await aTask(world.toDo, data);
  await assign(task, { id: to });
  return task;
}

describe("the hour of the daily summary", () => {
  async function lookAt(...moments: string[]): Promise<number[]> {
    const added = [];
    for (const moment of moments) {
      vi.setSystemTime(new Date(moment));
      const before = await pendingJobs("send-daily-summary");
      await writeDailySummaries();
      added.push((await pendingJobs("send-daily-summary")) - before);
    }
    return added;
  }
  beforeEach(async () => {
    await isAssigned({ dueAt: days(-1) });
    await set({ daily_reminder_enabled: true, daily_remind_at: "08:00" });
    await db.setting.create({ data: { key: "site", value: { timezone: "Europe/Berlin" } } });
    vi.useFakeTimers({ toFake: ["Date"] });
    return () => vi.useRealTimers();
  });

  test("comes once a day in the site's time zone, even with daylight saving time", async () => {
    expect(
      await lookAt(
        "2031-01-10T06:58:30Z",
        "2031-01-10T06:59:30Z",
        "2031-01-10T07:00:00Z",
        "2031-01-10T07:01:00Z",
        "2031-01-11T06:59:00Z",
        "2031-01-11T07:00:10Z",
      ),
    ).toEqual([0, 0, 1, 0, 0, 1]);
    expect(await lookAt("2031-07-10T05:59:00Z", "2031-07-10T06:00:00Z")).toEqual([0, 1]);
  });

  test("is made up for after a stop of some hours, but not yesterday's", async () => {
    expect(await lookAt("2031-01-10T06:00:00Z", "2031-01-10T12:00:00Z")).toEqual([0, 1]);
    expect(await lookAt("2031-01-14T03:00:00Z", "2031-01-14T12:00:00Z")).toEqual([0, 1]);
  });

  test("starts tomorrow if it had passed when it was configured", async () => {
    await set({ daily_reminder_enabled: false, daily_remind_at: "08:00" });
    expect(await lookAt("2031-01-10T06:59:00Z", "2031-01-10T09:00:00Z")).toEqual([0, 0]);
    await set({ daily_reminder_enabled: true, daily_remind_at: "08:00" });

    expect(await lookAt("2031-01-10T09:01:00Z", "2031-01-11T07:00:00Z")).toEqual([0, 1]);
  });

  test("is handled by one of two concurrent processes", async () => {
    await lookAt("2031-01-10T06:59:00Z");
    vi.setSystemTime(new Date("2031-01-10T07:00:00Z"));
    await Promise.all([writeDailySummaries(), writeDailySummaries(), writeDailySummaries()]);

    expect(await pendingJobs("send-daily-summary")).toBe(1);
  });
});

describe("a daily summary", () => {
  const written = async (userId = world.anna.id) => {
    await sendDailySummary({ userId, day: "2031-01-10" });
    await runJobs();
    return mailsOfKind("daily-summary");
  };

  test("lists tasks that are overdue or due today, and nothing else", async () => {
    const [late, today] = [
      await isAssigned({ title: "Late <b>", dueAt: days(-3) }),
      await isAssigned({ title: "שלום 🎉", dueAt: new Date(new Date().toISOString().slice(0, 10)) }),
    ];
    await isAssigned({ title: "Later", dueAt: days(3) });
    await isAssigned({ title: "Closed", dueAt: days(-1), status: "closed" });
    await isAssigned({ title: "Archived", dueAt: days(-1), archivedAt: new Date() });
    await isAssigned({ title: "Another's", dueAt: days(-1) }, world.max.id);
    const stepOfArchived = await aSubtask(await aTask(world.toDo, { archivedAt: new Date() }), {
      title: "Step",
      dueAt: days(-1),
    });
    await assign(stepOfArchived, world.anna);
    const [foreign, gone] = [
      await aStage(await aBoard()),
      await aStage(await aBoard({ members: [[world.anna, "member"]], archivedAt: new Date() })),
    ];
    for (const stage of [foreign, gone])
      await assign(await aTask(stage, { title: "Elsewhere", dueAt: days(-1) }), world.anna);

    const [mail, ...others] = await written();

    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      userId: world.anna.id,
      subject: "1 task due today, 1 overdue",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(mail?.text).toContain(`Overdue:\n- Late <b> (${world.board.title} · `);
    for (const { id } of [late, today])
      expect(mail?.text).toContain(`https://boards.test/boards/${world.board.id}/tasks/${id}`);
    expect(mail?.text).not.toMatch(/Later|Closed|Archived|Step|Another|Elsewhere/);
    expect(mail?.html).not.toContain("Late <b>");
  });

  test("is sent once a day, and not without such tasks, after opting out, or to deleted accounts", async () => {
    const tom = await aUser();
    await isAssigned({ dueAt: days(-1) });
    await isAssigned({ dueAt: days(-1) }, world.vera.id);
    await db.userSetting.create({ data: { userId: world.vera.id, key: "mails", value: { daily_summary: false } } });

    await Promise.all([written(), written()]);
    for (const id of [world.max.id, world.vera.id, tom.id, 999_999]) await written(id);

    expect((await mailsOfKind("daily-summary")).map(({ userId }) => userId)).toEqual([world.anna.id]);
  });

  test("lists the first fifty tasks and counts the others", async () => {
    await db.task.createMany({
      data: Array.from({ length: 60 }, (_, at) => ({
        boardId: world.board.id,
        stageId: world.toDo.id,
        title: `Number ${at}.`,
        slug: `n-${at}`,
        position: 100 + at,
        dueAt: days(-60 + at / 10),
      })),
    });
    await db.$executeRaw`INSERT INTO task_assignee (task_id, user_id) SELECT id, ${world.anna.id} FROM task`;

    const [mail] = await written();

    expect(mail?.text).toMatch(/Number 49\.[\s\S]*And 10 more tasks/);
    expect(mail?.text).not.toContain("Number 50.");
  });
});
