import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aUser, call } from "@/lib/testing";
import { PUT } from "./route";

const stored = async () => (await db.userSetting.findMany()).map(({ userId, value }) => [userId, value]);

describe("PUT /timesheet/rows", () => {
  test("stores the tasks of a week for the caller alone; other weeks stay", async () => {
    const person = await aUser();
    await call(PUT, { as: person, body: { week: "2026-11-16", task_ids: [5] } });

    const { status, json } = await call(PUT, { as: person, body: { week: "2026-11-23", task_ids: [3, 1, 3] } });

    expect([status, json]).toEqual([200, { week: "2026-11-23", task_ids: [3, 1] }]);
    expect(await stored()).toEqual([[person.id, { "2026-11-16": [5], "2026-11-23": [3, 1] }]]);
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

  test("needs a person", async () => {
    expect((await call(PUT, { body: { week: "2026-11-23", task_ids: [] } })).status).toBe(401);
  });
});
