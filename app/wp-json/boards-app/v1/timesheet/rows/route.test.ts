import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aStage,
  aSubtask,
  aTask,
  aUser,
  call,
  inFreeTier,
  switchTimeTrackingOff,
} from "@/lib/testing";
import { GET, PUT } from "./route";

const stored = async () => (await db.userSetting.findMany()).map(({ userId, value }) => [userId, value]);

const found = async (as: User, query: Record<string, string>) =>
  (await call(GET, { as, query })).json.tasks.map(({ title }: { title: string }) => title);

describe("GET /timesheet/rows", () => {
  async function aPersonWithBoards() {
    const max = await aUser();
    const taskOn = async (title: string, given: Parameters<typeof aBoard>[0]) =>
      aTask(await aStage(await aBoard(given)), { title });
    const dig = await taskOn("Dig the pond", { title: "Garden", members: [[max, "member"]] });
    await taskOn("Dig and look", { members: [[max, "viewer"]] });
    await taskOn("Dig elsewhere", {});
    await taskOn("Dig long ago", { members: [[max, "member"]], archivedAt: new Date() });
    const off = await taskOn("Dig unnoticed", { members: [[max, "member"]] });
    await db.board.update({ where: { id: off.boardId }, data: { enableTimeTracking: false } });
    return { max, dig, taskOn };
  }

  test("finds tasks and subtasks on which the caller may log time, and no others", async () => {
    const { max, dig } = await aPersonWithBoards();
    const sub = await aSubtask(dig, { title: "Dig deeper" });

    const { status, json } = await call(GET, { as: max, query: { query: "dig" } });

    expect(status).toBe(200);
    const board = { id: dig.boardId, title: "Garden" };
    expect(json.tasks.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)).toEqual([
      { id: dig.id, title: "Dig the pond", parent: null, board },
      { id: sub.id, title: "Dig deeper", parent: "Dig the pond", board },
    ]);
  });

  test("finds none too few, however many others match", async () => {
    const { max, dig } = await aPersonWithBoards();
    const viewed = await aStage(await aBoard({ members: [[max, "viewer"]] }));
    for (let each = 0; each < 60; each += 1) await aTask(viewed, { title: "Dig the pond" });

    expect(await found(max, { query: "dig the pond" })).toEqual([dig.title]);
  });

  test("searches one board, and lists what changed last without a query", async () => {
    const { max, dig, taskOn } = await aPersonWithBoards();
    await taskOn("Sow", { members: [[max, "member"]] });

    expect(await found(max, {})).toEqual(["Sow", "Dig the pond"]);
    expect(await found(max, { board_id: String(dig.boardId) })).toEqual(["Dig the pond"]);
  });

  test("400 for a board that is no id, 403 in the free tier, 401 without a person", async () => {
    const person = await aUser();

    expect((await call(GET, { as: person, query: { board_id: "garden" } })).status).toBe(400);
    expect((await inFreeTier(() => call(GET, { as: person }))).status).toBe(403);
    expect((await call(GET)).status).toBe(401);
  });
});

describe("PUT /timesheet/rows", () => {
  test("stores the tasks of a week for the caller alone; other weeks stay", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo), await aTask(toDo)];
    await call(PUT, { as: max, body: { week: "2026-11-16", task_ids: [first.id] } });

    const { status, json } = await call(PUT, {
      as: max,
      body: { week: "2026-11-23", task_ids: [second.id, first.id, second.id] },
    });

    expect([status, json]).toEqual([200, { week: "2026-11-23", task_ids: [second.id, first.id] }]);
    expect(await stored()).toEqual([[max.id, { "2026-11-16": [first.id], "2026-11-23": [second.id, first.id] }]]);
  });

  test("ignores tasks that the caller can't see", async () => {
    const { toDo } = await aBoardOfAnna();
    const stranger = await aUser();

    const { json } = await call(PUT, {
      as: stranger,
      body: { week: "2026-11-23", task_ids: [(await aTask(toDo)).id, 999] },
    });

    expect(json.task_ids).toEqual([]);
    expect(await stored()).toEqual([[stranger.id, { "2026-11-23": [] }]]);
  });

  test("answers 403 while time tracking is off on the site", async () => {
    await switchTimeTrackingOff();

    const { status, json } = await call(PUT, { as: await aUser(), body: { week: "2026-11-23", task_ids: [] } });

    expect([status, json.message]).toEqual([403, "Time tracking is switched off on this site."]);
    expect(await stored()).toEqual([]);
  });

  test("forgets the oldest weeks, never the one that is sent", async () => {
    const person = await aUser();
    const weeks = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`2026-01-${String(at + 1).padStart(2, "0")}`, []]),
    );
    await db.userSetting.create({ data: { userId: person.id, key: "timesheet", value: weeks } });

    await call(PUT, { as: person, body: { week: "2020-01-06", task_ids: [1] } });

    const [[, value] = []] = await stored();
    expect(
      Object.keys(value as object)
        .sort()
        .slice(0, 2),
    ).toEqual(["2020-01-06", "2026-01-02"]);
  });

  test.each([
    [{ week: "2026-02-31", task_ids: [1] }, "week"],
    [{ task_ids: [1] }, "week"],
    [{ week: "2026-11-23" }, "task_ids"],
    [{ week: "2026-11-23", task_ids: Array.from({ length: 201 }, (_, at) => at + 1) }, "task_ids"],
  ])("answers 400 and stores nothing: %#", async (body, field) => {
    const { status, json } = await call(PUT, { as: await aUser(), body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await stored()).toEqual([]);
  });

  test("403 in the free tier", async () => {
    const person = await aUser();
    const body = { week: "2026-11-23", task_ids: [] };

    const { status, json } = await inFreeTier(() => call(PUT, { as: person, body }));

    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
    expect(await stored()).toEqual([]);
  });

  test("needs a person", async () => {
    expect((await call(PUT, { body: { week: "2026-11-23", task_ids: [] } })).status).toBe(401);
  });
});
