import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, anAdmin, aStage, aSubtask, aTask, aTimeTrack, aUser, inFreeTier } from "@/lib/testing";
import { queriesOf } from "@/lib/testing/db/statements";
import { readTimesheet } from "@/lib/timesheet/read";
import { saveTimesheetRows } from "@/lib/timesheet/rows";

const WEEK = { week: "2026-03-04", by: "tasks", boardId: null, personId: null } as const;
const at = (text: string) => new Date(`${text}Z`);
const asUser = (user: User) => ({ ...user, isAdmin: user.role === "administrator" });

async function sheetOf(user: User, query: Partial<Parameters<typeof readTimesheet>[0]> = {}) {
  const sheet = await readTimesheet({ ...WEEK, ...query }, asUser(user));
  if (!sheet) throw new Error("Time tracking is off.");
  return sheet;
}

async function aPersonWithTask(given: Partial<User> = {}) {
  const anna = await aUser({ timezone: "UTC", startOfWeek: 1, ...given });
  const board = await aBoard({ title: "Garden", members: [[anna, "member"]] });
  const task = await aTask(await aStage(board), { title: "Dig" });
  return { anna, board, task };
}

describe("the week of a person", () => {
  test("has the tasks with time from the first to the last day, and nobody else's time", async () => {
    const { anna, board, task } = await aPersonWithTask();
    const [other, sub] = [await aUser(), await aSubtask(task, { title: "Deeper" })];
    await aTimeTrack(task, anna, { minutes: 30, completedAt: at("2026-03-02T00:00:00"), message: "R&amp;D" });
    await aTimeTrack(sub, anna, { minutes: 45, completedAt: at("2026-03-08T23:59:59") });
    await aTimeTrack(task, anna, { completedAt: at("2026-03-09T00:00:00") });
    await aTimeTrack(task, other, { completedAt: at("2026-03-03T00:00:00") });
    await aTimeTrack(task, anna, { completedAt: at("2026-03-03T00:00:00"), status: "active" });

    const { days, logs, tasks, lastWeek, person } = await sheetOf(anna);

    expect([days[0], days[6]]).toEqual(["2026-03-02", "2026-03-08"]);
    expect(logs.map(({ taskId, day, minutes, note }) => [taskId, day, minutes, note])).toEqual([
      [task.id, "2026-03-02", 30, "R&D"],
      [sub.id, "2026-03-08", 45, ""],
    ]);
    expect(tasks.map(({ title, parent, board: on, readOnly }) => [title, parent, on, readOnly])).toEqual([
      ["Deeper", "Dig", board.title, null],
      ["Dig", null, board.title, null],
    ]);
    expect([lastWeek, person.isReader]).toEqual([[], true]);
  });

  test.each([
    ["Pacific/Kiritimati", "2026-03-02T11:00:00", "2026-03-03"],
    ["America/Los_Angeles", "2026-03-09T06:30:00", "2026-03-08"],
    ["America/Los_Angeles", "2026-03-08T00:00:00", "2026-03-08"],
    ["Asia/Kolkata", "2026-03-01T18:30:00", "2026-03-02"],
  ])("in %s, work at %s counts on %s", async (timezone, moment, day) => {
    const { anna, task } = await aPersonWithTask({ timezone });
    await aTimeTrack(task, anna, { completedAt: at(moment) });

    expect((await sheetOf(anna)).logs.map((log) => log.day)).toEqual([day]);
  });

  test("a log without an end counts on the day on which it was begun", async () => {
    const { anna, task } = await aPersonWithTask();
    await aTimeTrack(task, anna, { completedAt: null, startedAt: at("2026-03-05T09:00:00") });

    expect((await sheetOf(anna)).logs.map((log) => log.day)).toEqual(["2026-03-05"]);
  });

  test("has the rows that the person has added, and offers those of the week before", async () => {
    const { anna, board, task } = await aPersonWithTask();
    const stage = await aStage(board);
    const [added, before] = [await aTask(stage, { title: "Added" }), await aTask(stage, { title: "Before" })];
    const secret = await aTask(await aStage(await aBoard()), { title: "Secret" });
    await saveTimesheetRows({ week: "2026-03-02", taskIds: [added.id, secret.id] }, asUser(anna));
    await saveTimesheetRows({ week: "2026-02-23", taskIds: [before.id] }, asUser(anna));
    await aTimeTrack(task, anna, { completedAt: at("2026-03-01T00:00:00") });

    const sheet = await sheetOf(anna);

    expect(sheet.added).toEqual([added.id]);
    expect(sheet.lastWeek).toEqual([task.id, before.id]);
    expect(sheet.tasks.map(({ title }) => title)).toEqual(["Added", "Before", "Dig"]);
  });
});

describe("who sees what", () => {
  test("boards that the reader cannot see are absent, in sums of people, too", async () => {
    const { anna, task } = await aPersonWithTask();
    const max = await aUser({ displayName: "Max" });
    const secret = await aTask(await aStage(await aBoard({ members: [[max, "member"]] })), { title: "Secret" });
    await aTimeTrack(task, max, { minutes: 20, completedAt: at("2026-03-03T00:00:00") });
    await aTimeTrack(secret, max, { minutes: 500, completedAt: at("2026-03-03T00:00:00") });
    await aTimeTrack(secret, anna, { minutes: 500, completedAt: at("2026-03-03T00:00:00") });

    const [own, people, ofMax] = [
      await sheetOf(anna, { boardId: secret.boardId }),
      await sheetOf(anna, { by: "people" }),
      await sheetOf(anna, { personId: max.id }),
    ];

    expect([own.board, own.logs, own.tasks]).toEqual([null, [], []]);
    expect(people.people.map(({ name, minutes }) => [name, minutes])).toEqual([["Max", { "2026-03-03": 20 }]]);
    expect([ofMax.person.name, ofMax.logs.map(({ minutes }) => minutes)]).toEqual(["Max", [20]]);
    expect(ofMax.tasks.map(({ readOnly }) => readOnly)).toEqual(["otherPerson"]);
  });

  test("an address cannot name people of other boards", async () => {
    const { anna } = await aPersonWithTask();
    const stranger = await aUser({ displayName: "Stranger" });

    expect((await sheetOf(anna, { personId: stranger.id })).person).toMatchObject({ id: anna.id, isReader: true });
  });

  test("time of people whose account is gone stays", async () => {
    const { anna, task } = await aPersonWithTask();
    await aTimeTrack(task, null, { minutes: 15, completedAt: at("2026-03-03T00:00:00") });

    const [people, ofNobody] = [await sheetOf(anna, { by: "people" }), await sheetOf(anna, { personId: 0 })];

    expect(people.people.map(({ id, name }) => [id, name])).toEqual([[0, null]]);
    expect(ofNobody.logs.map(({ minutes }) => minutes)).toEqual([15]);
  });

  test("archived tasks and boards, and those that one may only view, can be read only", async () => {
    const { anna, task } = await aPersonWithTask();
    const closed = await aTask(await aStage(await aBoard({ archivedAt: new Date(), members: [[anna, "member"]] })));
    const viewed = await aTask(await aStage(await aBoard({ members: [[anna, "viewer"]] })));
    for (const each of [task, closed, viewed]) await aTimeTrack(each, anna, { completedAt: at("2026-03-03T00:00:00") });
    await db.task.update({ where: { id: task.id }, data: { archivedAt: new Date() } });

    const { tasks, canLog } = await sheetOf(anna);

    expect(new Map(tasks.map(({ id, readOnly }) => [id, readOnly]))).toEqual(
      new Map([
        [task.id, "archivedTask"],
        [closed.id, "archivedBoard"],
        [viewed.id, "viewer"],
      ]),
    );
    expect(canLog).toBe(true);
  });

  test.each(["tasks", "people"] as const)("takes as many statements for many %s as for one", async (by) => {
    const { anna, board, task } = await aPersonWithTask();
    await aTimeTrack(task, anna, { completedAt: at("2026-03-03T00:00:00") });
    const statements = () => queriesOf(() => sheetOf(anna, { by }));
    const few = await statements();
    const stage = await aStage(board);
    for (let each = 0; each < 5; each += 1)
      await aTimeTrack(await aTask(stage), by === "tasks" ? anna : await aUser(), {
        completedAt: at("2026-03-03T00:00:00"),
      });

    expect(await statements()).toBe(few);
    const { people, tasks } = await sheetOf(anna, { by });
    expect(by === "tasks" ? tasks : people).toHaveLength(6);
  });

  test("administrators see all boards", async () => {
    const { anna, task } = await aPersonWithTask();
    await aTimeTrack(task, anna, { completedAt: at("2026-03-03T00:00:00") });

    expect((await sheetOf(await anAdmin(), { by: "people" })).people).toHaveLength(1);
  });
});

describe("without time tracking", () => {
  test("on a board, its time is absent", async () => {
    const { anna, board, task } = await aPersonWithTask();
    await aBoard({ members: [[anna, "member"]] });
    await aTimeTrack(task, anna, { completedAt: at("2026-03-03T00:00:00") });
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });

    const { logs, canLog } = await sheetOf(anna);

    expect(logs).toEqual([]);
    expect(canLog).toBe(true);
  });

  test("on the site, or in the free tier, there is no timesheet", async () => {
    const { anna } = await aPersonWithTask();
    expect(await inFreeTier(() => readTimesheet(WEEK, asUser(anna)))).toBeNull();
    await db.setting.create({ data: { key: "modules", value: { timeTracking: { enabled: false } } } });

    expect(await readTimesheet(WEEK, asUser(anna))).toBeNull();
  });

  test("on all boards, or without any board, the timesheet is empty and takes no entries", async () => {
    const { anna, board, task } = await aPersonWithTask();
    await aTimeTrack(task, anna, { completedAt: at("2026-03-03T00:00:00") });
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });

    expect(await sheetOf(anna)).toMatchObject({ logs: [], canLog: false });
    expect(await sheetOf(await aUser())).toMatchObject({ logs: [], canLog: false });
  });
});
