import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aTask,
  aTaskOfAnna,
  aTimer,
  call,
  minutesAgo,
  statusesOf,
  switchTimeTrackingOff,
  timerOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

describe("PUT /boards/:board_id/tasks/:task_id/timer", () => {
  testRefusals(PUT);

  test("starts the caller's timer, without a line of activity", async () => {
    const { max, task, params } = await aTaskOfAnna({ title: "Write" });

    const { json } = await call(PUT, { as: max, params });

    expect(json).toMatchObject({
      message: "The timer runs",
      timer: { task: { id: task.id, title: "Write" }, is_running: true, seconds: 0 },
      stopped: null,
    });
    expect(await timerOf(max)).toMatchObject({ taskId: task.id, countedSeconds: 0, warnedAt: null });
    expect([await db.timer.count(), await db.activity.count()]).toEqual([1, 0]);
  });

  test("changes nothing while it runs there, and continues a paused one", async () => {
    const { max, task, params } = await aTaskOfAnna();
    const running = await aTimer(task, max, { countedSeconds: 60 });

    const { json } = await call(PUT, { as: max, params });
    expect([json.stopped, await timerOf(max)]).toEqual([null, running]);

    await db.timer.updateMany({ data: { runningSince: null } });
    await call(PUT, { as: max, params });
    const { runningSince, ...continued } = (await timerOf(max)) ?? running;
    expect({ ...running, ...continued }).toEqual(running);
    expect(runningSince && Date.now() - runningSince.getTime()).toBeLessThan(60_000);
  });

  test("stops the timer of another task and logs its time first", async () => {
    const { max, toDo, task, params } = await aTaskOfAnna();
    const before = await aTask(toDo, { title: "Before" });
    await aTimer(before, max, { warnedAt: minutesAgo(1) });

    const { json } = await call(PUT, { as: max, params });

    const [track] = await db.timeTrack.findMany();
    expect(json.stopped).toEqual({
      task: { id: before.id, title: "Before", board_id: before.boardId },
      minutes: 60,
      track_id: track?.id,
    });
    expect(track).toMatchObject({ taskId: before.id, billableMinutes: 60, isManual: false });
    expect(await timerOf(max)).toMatchObject({ taskId: task.id, countedSeconds: 0, warnedAt: null });
  });

  test("two tasks at once: one timer is left, and no time is counted twice", async () => {
    const { max, toDo, task, board } = await aTaskOfAnna();
    const [one, other] = [await aTask(toDo), await aTask(toDo)];
    await aTimer(task, max);

    const start = ({ id }: typeof task) => call(PUT, { as: max, params: { board_id: board.id, task_id: id } });
    const answers = await Promise.all([start(one), start(other), start(one)]);

    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(await db.timer.count()).toBe(1);
    expect(await db.timeTrack.findMany({ select: { taskId: true, billableMinutes: true } })).toEqual([
      { taskId: task.id, billableMinutes: 60 },
    ]);
  });

  test("answers 409 rather than lose the time of a timer that can't be logged", async () => {
    const { max, params, task } = await aTaskOfAnna();
    const lost = await aTaskOfAnna();
    await aTimer(lost.task, max);

    const { status, json } = await call(PUT, { as: max, params });

    expect([status, json.message]).toEqual([
      409,
      "Your timer's time can't be logged any more. Discard it before you start another one.",
    ]);
    expect((await timerOf(max))?.taskId).not.toBe(task.id);
  });

  test("answers 403 for viewers and while time tracking is off", async () => {
    const { max, vera, params } = await aTaskOfAnna();

    expect((await call(PUT, { as: vera, params })).status).toBe(403);
    await switchTimeTrackingOff();
    const { status, json } = await call(PUT, { as: max, params });

    expect([status, json.message]).toEqual([403, "Time tracking is disabled"]);
    expect(await db.timer.count()).toBe(0);
  });
});
