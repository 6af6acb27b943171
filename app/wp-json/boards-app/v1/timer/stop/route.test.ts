import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { MOST_MINUTES } from "@/lib/time/duration";
import {
  aTaskOfAnna,
  aTimer,
  call,
  minutesAgo,
  storedTask,
  statusesOf,
  switchTimeTrackingOff,
  timerOf,
} from "@/lib/testing";
import { POST } from "./route";

const onlyTrack = () => db.timeTrack.findFirstOrThrow();

describe("POST /timer/stop", () => {
  test("logs what was counted, to the nearest minute, with the note; 401 when signed out", async () => {
    const { max, board, task } = await aTaskOfAnna({ title: "Write" });
    const { startedAt } = await aTimer(task, max, { runningSince: minutesAgo(45), countedSeconds: 600 });

    const { json } = await call(POST, { as: max, body: { message: " First draft ", task_id: task.id } });

    const track = await onlyTrack();
    expect(json).toEqual({
      message: "The time has been logged",
      timer: null,
      now: expect.any(String),
      stopped: { task: { id: task.id, title: "Write", board_id: board.id }, minutes: 55, track_id: track.id },
    });
    expect(track).toMatchObject({
      ...{ taskId: task.id, boardId: board.id, userId: max.id, startedAt, message: "First draft" },
      ...{ workingMinutes: 55, billableMinutes: 55, isManual: false, status: "commited" },
    });
    expect(Date.now() - (track.completedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect((await storedTask(task)).loggedMinutes).toBe(55);
    expect(await timerOf(max)).toBeNull();
    expect((await call(POST)).status).toBe(401);
  });

  test("logs the corrected time and day of a forgotten timer", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { startedAt: minutesAgo(2_000), runningSince: minutesAgo(2_000) });

    await call(POST, { as: max, body: { minutes: 90, completed_at: "2026-03-18" } });

    expect(await onlyTrack()).toMatchObject({
      ...{ workingMinutes: 90, billableMinutes: 90, completedAt: new Date("2026-03-18T00:00:00Z") },
    });
  });

  test("logs nothing of less than 30 seconds, and says so", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { runningSince: null, countedSeconds: 29 });

    const { json } = await call(POST, { as: max });

    expect(json.message).toBe("Nothing was logged, because the timer ran for less than 30 seconds");
    expect(json.stopped).toMatchObject({ minutes: 0, track_id: null });
    expect([await timerOf(max), await db.timeTrack.count(), await db.activity.count()]).toEqual([null, 0, 0]);
  });

  test("logs at most a year, and says so", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { runningSince: null, countedSeconds: 40_000_000 });

    const { json } = await call(POST, { as: max });

    expect([json.message, json.stopped.minutes]).toEqual([
      "The most that one entry can have was logged: 366 days",
      MOST_MINUTES,
    ]);
  });

  test("two devices at once log once, and the second one is not refused", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max);

    const answers = await Promise.all([1, 2, 3].map(() => call(POST, { as: max })));

    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(answers.filter(({ json }) => json.stopped).length).toBe(1);
    expect(answers.filter(({ json }) => json.message === "There is no timer").length).toBe(2);
    expect(await db.timeTrack.count()).toBe(1);
  });

  test("answers 403 to people who may not write there any more, and the timer stays", async () => {
    const { max, vera, task } = await aTaskOfAnna();
    for (const person of [max, vera]) await aTimer(task, person);
    await db.boardMember.deleteMany({ where: { userId: max.id } });

    for (const as of [max, vera]) {
      const { status, json } = await call(POST, { as });
      expect([status, json.message]).toEqual([
        403,
        "You can't log time on this task any more. You can only discard the timer.",
      ]);
    }
    expect([await db.timer.count(), await db.timeTrack.count()]).toEqual([2, 0]);
  });

  test("answers 403 while time tracking is off, and logs the time once it is on again", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max);
    await switchTimeTrackingOff();

    const { status, json } = await call(POST, { as: max });
    await db.setting.deleteMany();

    expect([status, json.message]).toEqual([403, "Time tracking is disabled"]);
    expect((await call(POST, { as: max })).json.stopped.minutes).toBe(60);
  });

  test("answers 409 when the timer is on another task now", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max);

    expect((await call(POST, { as: max, body: { task_id: task.id + 1 } })).status).toBe(409);
    expect(await timerOf(max)).not.toBeNull();
  });

  test.each([
    { minutes: 0 },
    { minutes: -5 },
    { minutes: "many" },
    { minutes: MOST_MINUTES + 1 },
    { completed_at: "someday" },
    { completed_at: "2199-01-01" },
    { message: {} },
    { task_id: "x" },
  ])("answers 400 for %j, and the timer runs on", async (body) => {
    const { max, task } = await aTaskOfAnna();
    const timer = await aTimer(task, max);

    const { status } = await call(POST, { as: max, body });

    expect(status).toBe(400);
    expect([await timerOf(max), await db.timeTrack.count()]).toEqual([timer, 0]);
  });
});
