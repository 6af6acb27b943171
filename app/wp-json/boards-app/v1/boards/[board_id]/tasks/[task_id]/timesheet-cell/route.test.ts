import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, aTimeTrack, aUser, call, storedTask, switchTimeTrackingOff } from "@/lib/testing";
import { testProFeature, testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const DAY = "2026-03-01";
const stored = () =>
  db.timeTrack.findMany({ select: { id: true, billableMinutes: true, message: true }, orderBy: { id: "asc" } });

async function aCell() {
  const world = await aTaskOfAnna();
  const set = (minutes: unknown, seen: { id: number }[] = [], more = {}) =>
    call(PUT, {
      as: world.max,
      params: world.params,
      body: { day: DAY, minutes, seen_ids: seen.map(({ id }) => id), ...more },
    });
  return { ...world, set };
}

describe("PUT /boards/:board_id/tasks/:task_id/timesheet-cell", () => {
  testRefusals(PUT);
  testProFeature(PUT);

  test("logs the whole day in an empty cell, with a line of activity", async () => {
    const { task, set } = await aCell();

    const { status, json } = await set(90);

    const [log] = await db.timeTrack.findMany();
    expect([status, json.log_ids]).toEqual([200, [log?.id]]);
    expect(log).toMatchObject({ billableMinutes: 90, completedAt: new Date(`${DAY}T00:00:00Z`), isManual: true });
    expect((await storedTask(task)).loggedMinutes).toBe(90);
    expect(await db.activity.findMany()).toMatchObject([{ action: "logged", newValue: "1h 30m" }]);
  });

  test("changes the minutes of its only log and keeps the rest", async () => {
    const { task, max, anna, set } = await aCell();
    const log = await aTimeTrack(task, max, { message: "<b>Roots</b>", completedAt: new Date("2026-03-01T15:00:00Z") });
    await aTimeTrack(task, anna);

    const { json } = await set(120, [log]);

    expect(json.log_ids).toEqual([log.id]);
    const { billableMinutes, message, completedAt } = await db.timeTrack.findUniqueOrThrow({ where: { id: log.id } });
    expect([billableMinutes, message, completedAt]).toEqual([120, log.message, log.completedAt]);
    expect((await storedTask(task)).loggedMinutes).toBe(180);
    expect(await db.activity.findMany()).toMatchObject([{ action: "changed", oldValue: "1h", newValue: "2h" }]);
  });

  test.each([
    ["was added", 0],
    ["is there beside the known one", 1],
  ])("409 when a log %s meanwhile, and nothing changes", async (_, known) => {
    const { task, max, set } = await aCell();
    const logs = [await aTimeTrack(task, max), await aTimeTrack(task, max, { minutes: 20 })].slice(1 - known);
    const before = await stored();

    const { status, json } = await set(45, logs.slice(0, known));

    expect([status, json.message]).toEqual([
      409,
      "Your time on this day has changed meanwhile. Please check it and enter it again.",
    ]);
    expect(await stored()).toEqual(before);
  });

  test("409 when the known log is gone, or there are several", async () => {
    const { task, max, set } = await aCell();

    expect((await set(45, [{ id: 999 }])).status).toBe(409);
    const several = [await aTimeTrack(task, max), await aTimeTrack(task, max)];
    expect((await set(45, several)).status).toBe(409);
    expect((await stored()).map(({ billableMinutes }) => billableMinutes)).toEqual([60, 60]);
  });

  test("sent twice, or from two tabs at once, the time is logged once", async () => {
    const { set } = await aCell();

    const sent = [90, 90, 45];
    const answers = await Promise.all(sent.map((minutes) => set(minutes)));
    await set(90);

    const [first, ...more] = await stored();
    expect(answers.map(({ status }) => status)).toEqual(
      sent.map((minutes) => (minutes === first?.billableMinutes ? 200 : 409)),
    );
    expect(more).toEqual([]);
  });

  test("the day is the caller's", async () => {
    const { board, params, task } = await aCell();
    const east = await aUser({ timezone: "Pacific/Kiritimati" });
    await db.boardMember.create({ data: { boardId: board.id, userId: east.id, role: "member" } });
    const log = await aTimeTrack(task, east, { completedAt: new Date("2026-02-28T12:00:00Z") });

    const body = { day: DAY, minutes: 30, seen_ids: [log.id] };
    expect((await call(PUT, { as: east, params, body })).json.log_ids).toEqual([log.id]);
    expect(await stored()).toMatchObject([{ billableMinutes: 30 }]);
  });

  test.each([
    [{ minutes: 0 }, "minutes"],
    [{ minutes: 1441 }, "minutes"],
    [{ day: "2026-02-31" }, "day"],
    [{ day: undefined }, "day"],
    [{ seen_ids: ["x"] }, "seen_ids"],
    [{ day: "2999-01-01" }, "completed_at"],
  ])("answers 400 and logs nothing: %j", async (body, field) => {
    const { set } = await aCell();

    const { status, json } = await set(30, [], body);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await stored()).toEqual([]);
  });

  test("403 for viewers and while time tracking is off", async () => {
    const { vera, params, set } = await aCell();
    const body = { day: DAY, minutes: 30, seen_ids: [] };

    expect((await call(PUT, { as: vera, params, body })).status).toBe(403);
    await switchTimeTrackingOff();
    expect((await set(30)).json.message).toBe("Time tracking is disabled");
    expect(await stored()).toEqual([]);
  });
});
