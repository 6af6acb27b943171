import { describe, expect, test } from "vitest";
import { aTaskOfAnna, aTimer, call, minutesAgo, timerOf } from "@/lib/testing";
import { POST } from "./route";

describe("POST /timer/pause", () => {
  test("adds what has run to what is counted; pausing again changes nothing; 401 when signed out", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimer(task, max, { countedSeconds: 60, runningSince: minutesAgo(5) });

    const { json } = await call(POST, { as: max });
    const paused = await timerOf(max);
    await call(POST, { as: max });

    expect(json).toMatchObject({ message: "The timer is paused", timer: { is_running: false }, stopped: null });
    expect(paused).toMatchObject({ runningSince: null });
    expect(Math.round((paused?.countedSeconds ?? 0) / 60)).toBe(6);
    expect(await timerOf(max)).toEqual(paused);
    expect((await call(POST)).status).toBe(401);
  });

  test("answers 409 when the timer is on another task now, 400 for no id, and nothing without a timer", async () => {
    const { max, anna, task } = await aTaskOfAnna();
    await aTimer(task, max);

    expect((await call(POST, { as: max, body: { task_id: task.id + 1 } })).status).toBe(409);
    expect((await call(POST, { as: max, body: { task_id: -1 } })).status).toBe(400);
    expect((await timerOf(max))?.runningSince).not.toBeNull();
    expect((await call(POST, { as: anna })).json.timer).toBeNull();
  });
});
