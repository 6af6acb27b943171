import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, aUser, call, inFreeTier, switchTimeTrackingOff } from "@/lib/testing";
import { PUT } from "./route";

const stored = async () => (await db.userSetting.findMany()).map(({ userId, value }) => [userId, value]);

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
